import {
  OpenAPIRegistry,
  OpenApiGeneratorV31,
  type ResponseConfig,
  type RouteConfig,
} from '@asteasolutions/zod-to-openapi'
import { z } from 'zod'
import { type OperatorScope, operatorScopes } from '@/lib/server/operators/operator'
import { describable } from './describable'
import type { Guard, PathDescription } from './path-description'
import { complaintPaths } from './paths/complaints'
import { contentPaths } from './paths/content'
import { newsPaths } from './paths/news'
import { operatorPaths } from './paths/operator'
import { portalPaths } from './paths/portal'
import { servicePaths } from './paths/services'

const describedPaths: readonly PathDescription[] = [
  ...newsPaths,
  ...servicePaths,
  ...contentPaths,
  ...portalPaths,
  ...complaintPaths,
  ...operatorPaths,
]

/** `/v1/units/[id]` as the document writes it. */
export const documentPath = (pattern: string) => pattern.replaceAll('[', '{').replaceAll(']', '}')

const errorSchema = z
  .object({
    message: z.string().describe('A sentence in the language of the call'),
    code: z.string().describe('Stable name of the failure, such as VALIDATION_FAILED'),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .describe('Field path, such as `data_wargi.phone`, and what is wrong with it'),
  })
  .meta({ id: 'Error' })

const failureWords = {
  400: 'A value breaks a rule',
  401: 'Key or token is missing or wrong',
  403: 'The call comes from a page of another site, or the token lacks the scope',
  404: 'Not found, or not for this caller',
  409: 'It has changed meanwhile, or the act is not allowed from here',
  413: 'Too large',
  415: 'Wrong media type',
  422: 'The body is not what was promised',
  429: 'Too many calls; Retry-After says how many seconds to wait',
  503: 'Busy for a moment; Retry-After says how many seconds to wait',
} as const

const localeHeader = {
  'Content-Language': z
    .enum(['id', 'en'])
    .optional()
    .describe('Language of the answer; `id` without it'),
}
/** Besides the keys what the token must allow, which OpenAPI 3.1 lets any scheme name. */
const securityOf = ({ guard = 'none', scope }: PathDescription): Record<string, string[]>[] => {
  // The empty choice beside the key stands for a page of the portal, which the browser itself names.
  const guards: Record<Guard, Record<string, string[]>[]> = {
    none: [],
    key: [{ apiKey: [] }, {}],
    operator: [{ operatorToken: scope ? [scope] : [] }],
  }
  return guards[guard]
}

function answersOf({
  answer,
  status = 200,
  emptyAnswer,
  failures = [],
  query,
}: PathDescription): RouteConfig['responses'] {
  const success: ResponseConfig =
    answer === null
      ? { description: 'Done' }
      : typeof answer === 'string'
        ? {
            description: 'The file',
            content: { [answer]: { schema: z.string().meta({ format: 'binary' }) } },
          }
        : { description: 'The answer', content: { 'application/json': { schema: asType(answer) } } }
  const usual = query ? ([400, 429, 503] as const) : ([429, 503] as const)
  const failed = [...new Set([...usual, ...failures])].map(
    (code) =>
      [
        code,
        {
          description: failureWords[code],
          content: { 'application/json': { schema: errorSchema } },
        },
      ] as const,
  )
  return {
    [status]: success,
    ...(emptyAnswer !== undefined && { 204: { description: emptyAnswer } }),
    ...Object.fromEntries(failed),
  }
}

/** The library asks for the class of zod's own schemas, which every rebuilt one is. @throws TypeError for anything else */
function asType(schema: z.ZodType): z.ZodType {
  const made = describable(schema)
  if (made instanceof z.ZodType) return made
  throw new TypeError('Only schemas of the classic API can be described')
}

function asObject(schema: z.ZodObject): z.ZodObject {
  const made = describable(schema)
  if (made instanceof z.ZodObject) return made
  throw new TypeError('Query parameters are fields of an object')
}

const fieldsOf = (fields: Record<string, { description: string; isRequired: boolean }>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { description, isRequired }]) => [
      name,
      isRequired ? z.string().describe(description) : z.string().optional().describe(description),
    ]),
  )

function bodyOf({ body, form, fields }: PathDescription) {
  if (fields)
    return {
      required: true,
      content: { 'application/x-www-form-urlencoded': { schema: z.object(fieldsOf(fields)) } },
    }
  if (form) {
    const schema = z.object({
      file: z.string().meta({ format: 'binary', description: 'JPEG or PNG, at most 1 MiB' }),
      ...fieldsOf(form),
    })
    return { required: true, content: { 'multipart/form-data': { schema } } }
  }
  return body && { required: true, content: { 'application/json': { schema: asType(body) } } }
}

function routeOf(path: PathDescription): RouteConfig {
  const { pattern, method, tag, summary, query, headers = {} } = path
  const names = [...pattern.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => name)
  const body = bodyOf(path)
  return {
    method,
    path: documentPath(pattern),
    tags: [tag],
    summary,
    security: securityOf(path),
    request: {
      headers: z.object({ ...localeHeader, ...fieldsOf(headers) }),
      ...(names.length > 0 && {
        params: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))),
      }),
      ...(query && { query: asObject(query) }),
      ...(body && { body }),
    },
    responses: answersOf(path),
  }
}

const scopeWords: Record<OperatorScope, string> = {
  read: 'complaints and their photos, without contacts',
  handle: 'every act',
  contacts:
    'name, phone and e-mail of reporters beside what `read` shows; each such answer is recorded',
}
const operatorTokenWords = `Systems of operators; the whole group answers 404 while there is no token. A token has a name, an end and scopes: ${operatorScopes.map((scope) => `\`${scope}\` (${scopeWords[scope]})`).join(', ')}.`

function makeDocument(siteOrigin: string) {
  const registry = new OpenAPIRegistry()
  registry.registerComponent('securitySchemes', 'apiKey', {
    type: 'apiKey',
    in: 'header',
    name: 'api-key',
    description: "Systems other than the portal's own pages",
  })
  registry.registerComponent('securitySchemes', 'operatorToken', {
    type: 'http',
    scheme: 'bearer',
    description: operatorTokenWords,
  })
  for (const path of describedPaths) registry.registerPath(routeOf(path))
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Portal Jabar',
      version: '1',
      description:
        'Public API of the web portal of the provincial government of West Java. Times carry the offset of Jakarta. Lists take `page` and `per_page` (at most 100).',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: siteOrigin }],
  })
}

const made = new Map<string, ReturnType<typeof makeDocument>>()

/** OpenAPI 3.1 of all of /v1, made from the schemas that check the calls; made once per process. */
export function openApiDocument(siteOrigin: string) {
  const known = made.get(siteOrigin) ?? makeDocument(siteOrigin)
  made.set(siteOrigin, known)
  return known
}
