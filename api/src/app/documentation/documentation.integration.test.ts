import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { listControllerRoutes } from '../../testing/list-controller-routes.ts'
import { startApi } from '../../testing/start-api.ts'
import type { TestApi } from '../../testing/start-api.ts'
import { buildDocument } from './build-document.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

describe('the OpenAPI document of the running API', () => {
  it('has every route of every controller, with its method', () => {
    const { paths } = buildDocument('http://localhost:3000')
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const routes = listControllerRoutes(api.application)
    expect(routes.length).toBeGreaterThan(20)
    expect(routes.filter((route) => !documented.includes(route.replaceAll(/:(\w+)/g, '{$1}')))).toEqual([])
  })
})
