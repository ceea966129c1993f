import {
  OpenAPIRegistry,
  OpenApiGeneratorV31,
  type ResponseConfig,
  type RouteConfig,
} from '@asteasolutions/zod-to-openapi'
import { z } from 'zod'
import { locales } from '@/lib/i18n/locales'
import { healthPath, readyPath } from '@/lib/server/http/health'
import { type OperatorScope, operatorScopes } from '@/lib/server/operators/port'
import type { EndpointFacts } from '../route'
import { describable } from './describable'

type DocumentedEndpoint = Omit<EndpointFacts, 'cache'>

export interface DocumentedGroup {
  tag: string
  endpoints: readonly DocumentedEndpoint[]
}

const health = z.object({ data: z.object({ status: z.string() }) })

/** Served by the entry itself, before anything else. */
const entryGroup: DocumentedGroup = {
  tag: 'Portal',
  endpoints: [
    { path: healthPath, summary: 'Whether the process runs', response: health },
    {
      path: readyPath,
      summary: 'Whether it can serve: database, disk and not ending; 503 otherwise',
      response: health,
    },
  ],
}

/** `/v1/units/[id]` → `/v1/units/{id}` */
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

const failureDescriptions = {
  400: 'A value breaks a rule',
  401: 'Key or token is missing or wrong',
  403: 'The call comes from a page of another site, or the token lacks the scope',
  404: 'Not found, or not for this caller',
  409: 'It has changed meanwhile, or the action is not allowed from here',
  410: 'Its content has been erased',
  413: 'Too large',
  415: 'Wrong media type',
  422: 'The body is not what was promised',
  429: 'Too many calls; Retry-After says how many seconds to wait',
  503: 'Busy for a moment; Retry-After says how many seconds to wait',
} as const

const localeHeader = {
  'Content-Language': z
    .enum(locales)
    .optional()
    .describe('Language of the answer; `id` without it'),
}
/** Keys, and the scope of a token, which OpenAPI 3.1 allows for any scheme. */
const securityOf = ({ guard, scope }: DocumentedEndpoint): Record<string, string[]>[] => {
  if (guard === undefined) return []
  if (guard === 'operator') return [{ operatorToken: scope ? [scope] : [] }]
  // The empty alternative is a page of the portal, which the browser identifies by its headers.
  return [{ apiKey: [] }, {}]
}

/** The failures that guard, path parameters and body imply. */
function likelyFailures({ guard, body, path }: DocumentedEndpoint) {
  const byGuard = { key: [401], write: [401, 403], operator: [401, 403, 404] } as const
  return [
    ...(guard === undefined ? [] : byGuard[guard]),
    ...(path.includes('[') ? ([404] as const) : []),
    ...(body ? ([422] as const) : []),
  ]
}

/** The failures of what is sent, whatever the endpoint names besides. */
const inputFailures = ({ params, query, body, form }: DocumentedEndpoint) => [
  ...((params ?? query ?? body ?? form) ? ([400] as const) : []),
  ...(body ? ([413, 415] as const) : []),
]

const usualFailures = [429, 503] as const

function responsesOf(endpoint: DocumentedEndpoint): RouteConfig['responses'] {
  const { response, status = 200, emptyResponse } = endpoint
  const { failures = likelyFailures(endpoint) } = endpoint
  const success: ResponseConfig =
    response === null
      ? { description: 'Done' }
      : typeof response === 'string'
        ? {
            description: 'The file',
            content: { [response]: { schema: z.string().meta({ format: 'binary' }) } },
          }
        : {
            description: 'The answer',
            content: { 'application/json': { schema: asType(response) } },
          }
  const failed = [...new Set([...inputFailures(endpoint), ...failures, ...usualFailures])].map(
    (code) =>
      [
        code,
        {
          description: failureDescriptions[code],
          content: { 'application/json': { schema: errorSchema } },
        },
      ] as const,
  )
  return {
    [status]: success,
    ...(emptyResponse !== undefined && { 204: { description: emptyResponse } }),
    ...Object.fromEntries(failed),
  }
}

/** The library needs zod's classic schema class. @throws TypeError for any other schema */
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

function bodyOf({
  body,
  form,
  fields,
  fileForm = 'JPEG or PNG, at most 1 MiB',
}: DocumentedEndpoint) {
  if (fields)
    return {
      required: true,
      content: { 'application/x-www-form-urlencoded': { schema: z.object(fieldsOf(fields)) } },
    }
  if (form) {
    const schema = z.object({
      file: z.string().meta({ format: 'binary', description: fileForm }),
      ...fieldsOf(form),
    })
    return { required: true, content: { 'multipart/form-data': { schema } } }
  }
  return body && { required: true, content: { 'application/json': { schema: asType(body) } } }
}

function routeOf(endpoint: DocumentedEndpoint, tag: string): RouteConfig {
  const { path, method = 'get', summary, query, headers = {} } = endpoint
  const names = [...path.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => name)
  const body = bodyOf(endpoint)
  return {
    method,
    path: documentPath(path),
    tags: [tag],
    summary,
    security: securityOf(endpoint),
    request: {
      headers: z.object({ ...localeHeader, ...fieldsOf(headers) }),
      ...(names.length > 0 && {
        params: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))),
      }),
      ...(query && { query: asObject(query) }),
      ...(body && { body }),
    },
    responses: responsesOf(endpoint),
  }
}

const scopeDescriptions: Record<OperatorScope, string> = {
  read: 'complaints and their photos, without contacts',
  handle: 'every action',
  contacts:
    'name, phone and e-mail of reporters beside what `read` shows; each such answer is recorded',
  feedback: 'answers of the visitor survey',
}
const operatorTokenDescription =
  'Systems of operators; the whole group answers 404 while there is no token. A token has a name, ' +
  `an end and scopes: ${operatorScopes.map((scope) => `\`${scope}\` (${scopeDescriptions[scope]})`).join(', ')}.`

function makeDocument(groups: readonly DocumentedGroup[], siteOrigin: string) {
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
    description: operatorTokenDescription,
  })
  for (const { tag, endpoints } of [...groups, entryGroup])
    for (const endpoint of endpoints) registry.registerPath(routeOf(endpoint, tag))
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Portal Jabar',
      version: '1',
      description:
        'Public API of the web portal of the provincial government of West Java. ' +
        'Times carry the offset of Jakarta. Lists take `page` and `per_page` (at most 100).',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: siteOrigin }],
  })
}

let made: { siteOrigin: string; document: ReturnType<typeof makeDocument> } | undefined

/** OpenAPI 3.1 of all of /v1, generated from the schemas that validate the calls, once per process. */
export function openApiDocument(groups: readonly DocumentedGroup[], siteOrigin: string) {
  if (made?.siteOrigin !== siteOrigin)
    made = { siteOrigin, document: makeDocument(groups, siteOrigin) }
  return made.document
}
