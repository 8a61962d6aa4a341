import { RequestMethod } from '@nestjs/common'
import type { INestApplication } from '@nestjs/common'
import { ModulesContainer } from '@nestjs/core'

const metadataOf = (target: object, name: string): unknown => Reflect.getMetadata(name, target)

/** The routes of all controllers, as `METHOD /path`; those of the hot reads are no controller's. */
export function listControllerRoutes(application: INestApplication): string[] {
  const modules = [...application.get(ModulesContainer).values()]
  const types = modules.flatMap(({ controllers }) => [...controllers.values()].map(({ metatype }) => metatype))
  return types.flatMap((type) => (typeof type === 'function' ? listRoutesOf(type as { prototype: object }) : []))
}

function listRoutesOf(type: { prototype: object }): string[] {
  const base = String(metadataOf(type, 'path'))
  return Object.getOwnPropertyNames(type.prototype).flatMap((name) => {
    const handler = Reflect.get(type.prototype, name) as object
    const method = metadataOf(handler, 'method')
    if (typeof method !== 'number') return []
    const path = `/${base}/${String(metadataOf(handler, 'path'))}`.replaceAll(/\/+/g, '/').replace(/\/$/, '')
    return [`${RequestMethod[method]} ${path}`]
  })
}
