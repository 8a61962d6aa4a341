import { describe, expect, it } from '@jest/globals'
import { LARGEST_INT } from '@liberta/contracts/text/stored-field.schema'
import { ANSWERED_ROUTES } from '../../read-api/answered-routes.table.ts'
import { documentAccountCalls } from './document-account-calls.ts'
import { buildDocument } from './build-document.ts'
import { OTHER_OPERATIONS } from './other-operations.table.ts'

const document = buildDocument('http://localhost:3000')

function findReferences(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : findReferences(inner),
  )
}

interface NumberSchema {
  type?: unknown
  maximum?: number
}

/** Every schema of a number within a value, with the way to it. */
function findNumbers(value: unknown, way: string): { way: string; schema: NumberSchema }[] {
  if (typeof value !== 'object' || value === null) return []
  const { type } = value as NumberSchema
  const own = type === 'integer' || type === 'number' ? [{ way, schema: value as NumberSchema }] : []
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => findNumbers(inner, `${way}.${key}`))]
}

/** The schemas of the document that a request may bring, whole. */
function findRequestSchemas(): { way: string; value: unknown }[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ parameters = [], requestBody = {} }) => [
      ...parameters.map(({ name, schema }) => ({ way: `${path} ${name}`, value: schema as unknown })),
      ...findReferences(requestBody).map((reference) => ({
        way: `${path} body`,
        value: document.components.schemas[reference.split('/').at(-1) ?? ''] as unknown,
      })),
    ]),
  )
}

/** Numbers that no column of type `int` takes: ids that are kept as text, and those of the webhook, which name read models. */
const NO_INT = /\.(itemId|newsletterId|ssoUser|id)\b|^\/api\/naxos\/webhook /

describe('a number that a request brings', () => {
  it('has a bound that the database’s `int` holds, so that a larger one is a 400 and no fault', () => {
    const numbers = findRequestSchemas().flatMap(({ way, value }) => findNumbers(value, way))
    expect(numbers.map(({ way }) => way)).toContain('/api/user/interests body.properties.interests.properties.version')
    const unbounded = numbers.filter(({ schema: { maximum = Infinity } }) => maximum > LARGEST_INT)
    expect(unbounded.map(({ way }) => way).filter((way) => !NO_INT.test(way))).toEqual([])
  })
})

describe('the OpenAPI document', () => {
  it('holds every route of the table and nothing that is in no table', () => {
    const inTables = [
      ...ANSWERED_ROUTES.map(({ path }) => path),
      ...Object.keys(documentAccountCalls()),
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

  it('has the one parameter of a call that is asked by just one', () => {
    const { get } = document.paths['/api/surveys/vote'] ?? {}
    expect(get?.parameters).toEqual([expect.objectContaining({ name: 'surveyId', in: 'query', required: true })])
  })

  it('has what the list of saved items may be asked, and what it refuses', () => {
    const { get } = document.paths['/api/save-for-later'] ?? {}
    const names = get?.parameters?.map(({ name, required }) => [name, required])
    expect(names).toEqual(['userId', 'query', 'type', 'sort', 'page'].map((name) => [name, false]))
    expect(Object.keys(get?.responses ?? {})).toContain('400')
  })

  it('has where a sign-in leads back to, and what says its address', () => {
    const { get } = document.paths['/api/auth/sign-in-address'] ?? {}
    expect(get?.parameters).toEqual([expect.objectContaining({ name: 'next', in: 'query', required: false })])
    expect(get?.responses['200']).toHaveProperty('content')
  })

  it('says of every call that changes something that another site’s is refused', () => {
    const posts = Object.entries(documentAccountCalls()).flatMap(([path, { post }]) =>
      post ? [[path, post] as const] : [],
    )
    expect(posts.flatMap(([path, { responses }]) => (responses['403'] ? [] : [path]))).toEqual([])
  })

  it.each(['/api/user/interests', '/api/user/newsletters'])('says of %s both why it may not be taken', (path) => {
    expect(document.paths[path]?.['post']?.responses['422']).toMatchObject({
      description: expect.stringMatching(/^There is no such .*Idempotency-Key/),
    })
  })

  it('says of a call where nobody has to be signed in that a token may be refused', () => {
    const { get, post } = document.paths['/api/surveys/vote'] ?? {}
    expect(Object.keys(get?.responses ?? {})).toEqual(['200', '400', '401', '429', '503'])
    expect(post?.responses['429']).toMatchObject({ description: 'Too many votes from there' })
  })

  it('has the id of an address', () => {
    expect(document.paths['/api/naxos/story/{id}']?.['get']?.parameters).toEqual([
      expect.objectContaining({ name: 'id', in: 'path', required: true }),
    ])
  })

  it('has the list of sections as an array under `data`', () => {
    const responses = document.paths['/api/naxos/section/list']?.['get']?.responses['200']
    const schema = JSON.stringify(responses)
    expect(schema).toMatch(/"required":\["data"\]/)
    const [name = ''] = findReferences(responses).map((reference) => reference.split('/').at(-1))
    expect(document.components.schemas[name]).toMatchObject({ type: 'array' })
  })

  it('has `current` at the top of the weather (requirements 7)', () => {
    const responses = document.paths['/api/weather']?.['get']?.responses['200']
    expect(responses).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Weather' } } },
    })
    expect(document.components.schemas['Weather']).toMatchObject({ required: ['current'] })
  })
})
