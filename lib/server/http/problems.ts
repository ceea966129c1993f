import type { ErrorCode } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locales'
import { compressed } from './body/compression'
import { toCachedResponse, type CachedResponse } from './cache/cached-response'
import {
  inertPolicy,
  pagePolicy,
  securityHeaders,
  type HeaderPairs,
  type SecurityContext,
} from './security/security-headers'

interface ProblemText {
  id: string
  en: string
}

interface ProblemKind {
  code: ErrorCode
  text: ProblemText
  /** Message of the contract (1.6) that clients compare; the same in both languages. */
  apiMessage?: string
}

const kinds = {
  400: {
    code: 'VALIDATION_FAILED',
    text: {
      id: 'Alamat atau permintaan ini tidak dapat dibaca.',
      en: 'This address or request cannot be read.',
    },
  },
  404: {
    code: 'ROUTE_NOT_FOUND',
    text: { id: 'Alamat ini tidak ditemukan.', en: 'This address was not found.' },
    apiMessage: 'Not Found',
  },
  405: {
    code: 'METHOD_NOT_ALLOWED',
    text: {
      id: 'Cara permintaan ini tidak diizinkan.',
      en: 'This kind of request is not allowed.',
    },
    apiMessage: 'Method Not Allowed',
  },
  408: {
    code: 'UNREADABLE_BODY',
    text: { id: 'Permintaan terlalu lama diterima.', en: 'The request took too long to arrive.' },
  },
  413: {
    code: 'PAYLOAD_TOO_LARGE',
    text: { id: 'Data yang dikirim terlalu besar.', en: 'The data sent is too large.' },
  },
  415: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    text: { id: 'Bentuk data ini tidak didukung.', en: 'This form of data is not supported.' },
  },
  417: {
    code: 'VALIDATION_FAILED',
    text: { id: 'Harapan ini tidak dapat dipenuhi.', en: 'This expectation cannot be met.' },
  },
  431: {
    code: 'VALIDATION_FAILED',
    text: { id: 'Kepala permintaan terlalu besar.', en: 'The request headers are too large.' },
  },
  500: {
    code: 'INTERNAL',
    text: {
      id: 'Terjadi kesalahan pada sistem kami. Silakan coba kembali beberapa saat lagi.',
      en: 'Something went wrong in our system. Please try again in a while.',
    },
    apiMessage: 'Internal Server Error',
  },
  503: {
    code: 'UNAVAILABLE',
    text: {
      id: 'Layanan sedang sangat ramai. Silakan coba lagi sebentar lagi.',
      en: 'The service is very busy. Please try again shortly.',
    },
  },
} as const satisfies Record<number, ProblemKind>

export type ProblemStatus = keyof typeof kinds

export interface ProblemOptions {
  /** JSON under /v1, a page elsewhere. */
  isApi: boolean
  locale?: Locale
  retryAfterSeconds?: number
  allow?: string
  /** Shown on pages about server errors, so that a visitor can quote it to the operator. */
  requestId?: string
}

const codeLine = (word: string, requestId: string | undefined) =>
  requestId === undefined ? '' : `<p style="color:#4a5a52">${word} ${requestId}</p>`

const page = (status: number, { id, en }: ProblemText, requestId?: string) => `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${status} - Portal Jabar</title></head>
<body style="margin:0;padding:2rem 1.25rem;font:1.125rem/1.6 system-ui,sans-serif;color:#12241c;background:#fff">
<main style="max-width:38rem;margin:0 auto">
<h1 style="font-size:1.5rem;line-height:1.3">${id}</h1>${codeLine('Kode', requestId)}<p><a href="/" style="color:#01573a">Kembali ke Beranda</a></p>
<div lang="en"><p>${en}</p>${codeLine('Code', requestId)}<p><a href="/en" style="color:#01573a">Back to home</a></p></div></main></body></html>
`

async function makeProblem(
  status: ProblemStatus,
  context: SecurityContext,
  options: ProblemOptions,
): Promise<CachedResponse> {
  const { code, text, apiMessage }: ProblemKind = kinds[status]
  const body = options.isApi
    ? JSON.stringify({ message: apiMessage ?? text[options.locale ?? 'id'], code })
    : page(status, text, options.requestId)
  const extra: HeaderPairs = [
    ...(options.retryAfterSeconds === undefined
      ? []
      : ([['Retry-After', String(options.retryAfterSeconds)]] as const)),
    ...(options.allow === undefined ? [] : ([['Allow', options.allow]] as const)),
  ]
  const headers: HeaderPairs = [
    [
      'Content-Type',
      options.isApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    ],
    ['Cache-Control', 'no-store'],
    ...extra,
    ...securityHeaders(options.isApi ? inertPolicy : pagePolicy(body), context),
  ]
  const identity = Buffer.from(body)
  // A page with a request id is sent once, so it is not worth compressing.
  return toCachedResponse(
    status,
    headers,
    options.requestId === undefined ? await compressed(identity, 'page') : { identity },
  )
}

const made = new Map<string, Promise<CachedResponse>>()

/**
 * An error response of the entry itself: the contract's JSON for the API, else one plain page in both languages. Each is built
 * once and memoized, because refusals come in floods; only pages with a request id are built each time.
 */
export function problemResponse(
  status: ProblemStatus,
  context: SecurityContext,
  options: ProblemOptions,
): Promise<CachedResponse> {
  if (options.requestId !== undefined && !options.isApi)
    return makeProblem(status, context, options)
  const key = [
    status,
    context.isHttps,
    options.isApi,
    options.locale,
    options.retryAfterSeconds,
    options.allow,
  ].join(' ')
  const known = made.get(key) ?? makeProblem(status, context, options)
  made.set(key, known)
  return known
}

/** A small JSON response that is never cached: health checks. */
export const jsonResponse = (
  status: number,
  content: unknown,
  context: SecurityContext,
): CachedResponse =>
  toCachedResponse(
    status,
    [
      ['Content-Type', 'application/json; charset=utf-8'],
      ['Cache-Control', 'no-store'],
      ...securityHeaders(inertPolicy, context),
    ],
    { identity: Buffer.from(JSON.stringify(content)) },
  )

/** A response without a body: redirects and preflights. */
export const emptyResponse = (
  status: number,
  extra: HeaderPairs,
  context: SecurityContext,
): CachedResponse =>
  toCachedResponse(status, [...extra, ...securityHeaders(inertPolicy, context)], {
    identity: Buffer.alloc(0),
  })
