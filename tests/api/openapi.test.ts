import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { api, describeApi } from '@/lib/server/api/app'
import { documentPath } from '@/lib/server/api/openapi/document'
import { healthPath, readyPath } from '@/lib/server/http/health'
import { apiKey, closeRoutes, openRoutes, origin, routes, sent } from './complaints-routes'

// Settings are read once: this file loads modules of its own.
vi.hoisted(() => vi.resetModules())

const operation = z.looseObject({
  summary: z.string().min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z
    .array(
      z.looseObject({
        name: z.string(),
        in: z.enum(['query', 'path', 'header']),
        required: z.boolean(),
        schema: z.looseObject({}),
      }),
    )
    .optional(),
  requestBody: z.looseObject({}).optional(),
  responses: z.record(
    z.string(),
    z.looseObject({
      description: z.string().min(1),
      content: z.record(z.string(), z.looseObject({ schema: z.looseObject({}) })).optional(),
    }),
  ),
})
const documentShape = z.looseObject({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.enum(['get', 'post', 'patch']), operation.optional())),
  components: z.looseObject({
    schemas: z.record(z.string(), z.looseObject({})),
    securitySchemes: z.looseObject({ apiKey: z.looseObject({}), operatorToken: z.looseObject({}) }),
  }),
})

// Through JSON, because that is what a reader gets.
const document = documentShape.parse(JSON.parse(JSON.stringify(await describeApi(origin))))
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, each]) => (each ? [{ path, method, each }] : [])),
)

describe('the description of /v1', () => {
  test('says of every action on one complaint that the complaint may not allow it', () => {
    const actions = operations.filter(
      ({ path, method }) =>
        method === 'post' && path.startsWith('/v1/operator/complaints/{number}/'),
    )
    expect(actions.length).toBeGreaterThan(8)
    expect(
      actions.filter(({ each }) => !('409' in each.responses)).map(({ path }) => path),
    ).toEqual([])
  })

  test('names every registered path and method, and no other', () => {
    const registered = api.routes
      .filter(({ pattern }) => pattern.startsWith('/v1/'))
      .flatMap(({ pattern, methods = '' }) =>
        methods
          .split(', ')
          .filter((method) => method !== 'HEAD')
          .map((method) => `${method} ${documentPath(pattern)}`),
      )
    // The entry answers these two itself.
    const expected = [...registered, `GET ${healthPath}`, `GET ${readyPath}`].toSorted()
    expect(
      operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`).toSorted(),
    ).toEqual(expected)
  })

  test('describes every path parameter and every registered query parameter', () => {
    for (const { path, each } of operations) {
      const named = (place: string) =>
        (each.parameters ?? [])
          .filter((parameter) => parameter.in === place)
          .map((parameter) => parameter.name)
      expect(named('path'), path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    }
    for (const { pattern, query } of api.routes) {
      if (query === 'all' || !pattern.startsWith('/v1/')) continue
      const described =
        operations.find(({ path, method }) => method === 'get' && path === documentPath(pattern))
          ?.each.parameters ?? []
      // Lists may be written with brackets too; the language may stand in a header.
      const names = described
        .filter((parameter) => parameter.in === 'query')
        .map((parameter) => parameter.name)
      expect(names, pattern).toEqual(
        expect.arrayContaining(query.filter((name) => !name.endsWith('[]'))),
      )
    }
  })

  test('says of pages, orders and days what a client is to send', () => {
    const asked = operations.flatMap(({ each }) =>
      (each.parameters ?? []).filter((parameter) => parameter.in === 'query'),
    )
    const schemasOf = (name: string) =>
      asked.filter((parameter) => parameter.name === name).map(({ schema }) => schema)
    const expected = {
      page: { type: 'integer', minimum: 1, maximum: 10_000, default: 1 },
      per_page: { type: 'integer', minimum: 1, maximum: 100, default: expect.any(Number) },
      sort_order: { enum: ['ASC', 'DESC'] },
      sort_by: { enum: expect.any(Array) },
      start_date: { format: 'date' },
      end_date: { format: 'date' },
    }
    for (const [name, schema] of Object.entries(expected)) {
      expect(schemasOf(name).length, name).toBeGreaterThan(1)
      for (const each of schemasOf(name)) expect(each, name).toMatchObject(schema)
    }
  })

  test('says to officers where a complaint may go and how far an extension reaches', () => {
    const bodyOf = (path: string) =>
      JSON.stringify(document.paths[`/v1/operator/complaints/{number}/${path}`]?.post?.requestBody)
    expect(bodyOf('moves')).toContain(
      'an office in `/v1/units`, or any authority with `is_body_outside`',
    )
    expect(bodyOf('extensions')).toContain('at most 60 working days from today')
  })

  test('names the templates, how many complaints one request takes and that it may be sent again', () => {
    for (const path of ['moves', 'answers']) {
      const { summary, requestBody } = document.paths[`/v1/operator/complaints/${path}`]?.post ?? {}
      expect(summary).toContain('the same request may be sent again')
      expect(JSON.stringify(requestBody)).toMatch(/"which_place".*"maxItems":100/)
    }
  })

  test('asks operators for a token and never describes a file as JSON', () => {
    for (const { path, each } of operations) {
      expect(
        each.security.some((scheme) => 'operatorToken' in scheme),
        path,
      ).toBe(path.startsWith('/v1/operator/'))
      if (path.startsWith('/v1/operator/'))
        expect(each.security[0]?.['operatorToken'], path).toEqual([
          expect.stringMatching(/^(?:read|handle|feedback)$/),
        ])
      for (const name of ['csv', 'receipt', 'feed'])
        if (path.endsWith(`/${name}`))
          expect(Object.keys(each.responses['200']?.content ?? {}), path).not.toContain(
            'application/json',
          )
    }
  })
})

describe('live answers', () => {
  beforeAll(openRoutes)
  afterAll(closeRoutes)

  /** Checks a response with its schema in the description. */
  async function expectDescribed(path: string, response: Response) {
    const described = operations.find((each) => each.path === path && each.method === 'get')?.each
      .responses[String(response.status)]
    const schema = described?.content?.['application/json']?.schema
    expect(schema, `${path} ${response.status}`).toBeDefined()
    // A reference to the one shared schema is resolved by hand; zod reads no references into a whole document.
    const whole =
      schema?.$ref === '#/components/schemas/Error' ? document.components.schemas.Error : schema
    const checked = z.fromJSONSchema({ ...whole }).safeParse(await response.json())
    expect(checked.error?.issues ?? [], path).toEqual([])
  }

  test('that are something else would be noticed', async () => {
    await expect(
      expectDescribed('/v1/areas', Response.json({ data: [{ id: 'satu' }] })),
    ).rejects.toThrow()
  })

  const ask = (path: string, headers: Record<string, string> = {}) =>
    new Request(`${origin}${path}`, { headers })

  test('of reads are what the description says', async () => {
    await expectDescribed('/v1/public/news', await routes.call(ask('/v1/public/news?per_page=20')))
    await expectDescribed(
      '/v1/public/news',
      await routes.call(ask('/v1/public/news?start_date=kemarin')),
    )
    await expectDescribed(
      '/v1/public/news/banner',
      await routes.call(ask('/v1/public/news/banner')),
    )
    await expectDescribed(
      '/v1/public/master-data-publications',
      await routes.call(ask('/v1/public/master-data-publications')),
    )
    await expectDescribed(
      '/v1/public/master-data-publications/facets',
      await routes.call(ask('/v1/public/master-data-publications/facets')),
    )
    await expectDescribed('/v1/search', await routes.call(ask('/v1/search?q=pajak')))
    await expectDescribed(
      '/v1/public/regional-finances',
      await routes.call(ask('/v1/public/regional-finances')),
    )
    await expectDescribed('/v1/areas', await routes.call(ask('/v1/areas')))
  })

  // Operators need a token; all others are asked the way a page would, without anything that could be left out.
  const plainReads = operations.filter(
    ({ path, method, each }) =>
      method === 'get' &&
      !path.includes('{') &&
      !path.startsWith('/v1/operator/') &&
      each.responses['200']?.content?.['application/json'] !== undefined &&
      !(each.parameters ?? []).some(({ required }) => required),
  )

  test('of every plain read are what the description says', async () => {
    const called: string[] = []
    for (const { path } of plainReads) {
      const response = await routes.call(ask(path, { 'api-key': apiKey }))
      if (response.status !== 200) continue
      await expectDescribed(path, response)
      called.push(path)
    }
    const mayBeSilent = [
      // The entry answers these two itself.
      healthPath,
      readyPath,
      // No widget is set, no banner may be live today, and there is no category without one.
      '/v1/public/embed-widget',
      '/v1/public/pop-up-banners/live',
      '/v1/public/complaints/subcategories',
    ]
    const expected = plainReads
      .map(({ path }) => path)
      .filter((path) => !mayBeSilent.includes(path))
    expect(called).toEqual(expect.arrayContaining(expected))
  })

  /** A path with a value that breaks rules in place of each parameter. */
  const broken = (path: string) => path.replaceAll(/\{\w+\}/g, '%20')

  test('to what breaks rules are named in the description', async () => {
    const key = { 'api-key': apiKey }
    const json = { ...key, 'content-type': 'application/json' }
    const post = (path: string, headers: Record<string, string>, body: string) =>
      new Request(`${origin}${broken(path)}`, { method: 'POST', headers, body })
    const unnamed: string[] = []
    let bodies = 0
    for (const { path, method, each } of operations) {
      if (path.startsWith('/v1/operator/') || [healthPath, readyPath].includes(path)) continue
      const calls = method === 'get' ? [ask(broken(path), key)] : []
      if (method === 'post' && JSON.stringify(each.requestBody)?.includes('application/json'))
        calls.push(
          post(path, json, '{}'),
          post(path, json, '{'),
          post(path, json, JSON.stringify('a'.repeat(1_200_000))),
          post(path, { ...key, 'content-type': 'text/plain' }, '{}'),
        )
      bodies += calls.length
      for (const call of calls) {
        const { status } = await routes.call(call)
        if (!(status in each.responses)) unnamed.push(`${method} ${path} ${status}`)
      }
    }
    expect(bodies).toBeGreaterThan(100)
    expect([...new Set(unnamed)]).toEqual([])
  })

  test('of complaints are what the description says', async () => {
    const { number } = await sent('public')
    const key = { 'api-key': apiKey }
    await expectDescribed(
      '/v1/public/complaints/{number}',
      await routes.call(ask(`/v1/public/complaints/${number}`, key)),
    )
    await expectDescribed(
      '/v1/public/complaints/{number}',
      await routes.call(ask('/v1/public/complaints/JBR-20260101-00000X', key)),
    )
    await expectDescribed(
      '/v1/public/complaints/status/{number}',
      await routes.call(ask(`/v1/public/complaints/status/${number}`, key)),
    )
    await expectDescribed(
      '/v1/public/complaints/categories',
      await routes.call(ask('/v1/public/complaints/categories', key)),
    )
  })
})
