import { describe, expect, it } from '@jest/globals'
import { READ_ROUTES } from '../read-models/read-routes.table.ts'
import { ACCOUNT_OPERATIONS } from './account-operations.table.ts'
import { buildDocument } from './build-document.ts'
import { OTHER_OPERATIONS } from './other-operations.table.ts'

const document = buildDocument('http://localhost:3000')

function findReferences(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : findReferences(inner),
  )
}

describe('the OpenAPI document', () => {
  it('holds every route of the table and nothing that is in no table', () => {
    const inTables = [
      ...READ_ROUTES.map(({ path }) => path),
      ...Object.keys(ACCOUNT_OPERATIONS),
      ...Object.keys(OTHER_OPERATIONS),
    ]
    expect(Object.keys(document.paths).toSorted()).toEqual(inTables.toSorted())
  })

  it('refers to nothing that it does not hold', () => {
    const names = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
    const references = findReferences(document)
    expect(references.length).toBeGreaterThan(20)
    expect(references.filter((reference) => !names.includes(reference))).toEqual([])
  })

  it('names every operation once', () => {
    const names = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(new Set(names).size).toBe(names.length)
  })

  it('has the parameters of the list of stories, made from the schema that parses them', () => {
    const parameters = document.paths['/api/naxos/story/list']?.['get']?.parameters ?? []
    expect(parameters.map(({ name }) => name)).toEqual(['latest', 'section', 'tag', 'journalist', 'page'])
    expect(parameters.every(({ required, in: place }) => !required && place === 'query')).toBe(true)
  })

  it('has the id of an address', () => {
    expect(document.paths['/api/naxos/story/{id}']?.['get']?.parameters).toEqual([
      expect.objectContaining({ name: 'id', in: 'path', required: true }),
    ])
  })

  it('has `current` at the top of the weather (specification §7)', () => {
    const responses = document.paths['/api/weather']?.['get']?.responses['200']
    expect(responses).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Weather' } } },
    })
    expect(document.components.schemas['Weather']).toMatchObject({ required: ['current'] })
  })
})
