import { SpanStatusCode } from '@opentelemetry/api'
import type { tracing } from '@opentelemetry/sdk-node'
import { expect, test } from 'vitest'
import { cleanSpan } from './clean-spans'

type Span = tracing.ReadableSpan
const span = (name: string, attributes: Span['attributes']): Span => {
  const made: Partial<Span> = {
    name,
    attributes,
    events: [
      {
        name: 'exception',
        time: [0, 0],
        attributes: { 'exception.message': 'Key (phone)=(0812) exists' },
      },
    ],
    links: [],
    status: { code: SpanStatusCode.ERROR, message: 'phone 0812' },
  }
  // The library's class has private fields; the parts that cleaning reads are enough here.
  return made as Span
}

test.each([
  [
    span('GET', {
      'http.method': 'GET',
      'http.route': '/berita/[slug]',
      'http.target': '/berita/a?q=rahasia',
      'http.user_agent': 'x',
      'net.peer.ip': '203.0.113.7',
      'http.status_code': 200,
    }),
    'GET /berita/[slug]',
    { 'http.method': 'GET', 'http.route': '/berita/[slug]', 'http.status_code': 200 },
  ],
  [span('GET /aduan?nomor=JB-1', { 'http.target': '/aduan?nomor=JB-1' }), 'work', {}],
  [
    span('pg.query:SELECT portal', {
      'db.statement': "select 'secret'",
      'db.system': 'postgresql',
      'db.user': 'portal',
    }),
    'pg.query:SELECT',
    { 'db.system': 'postgresql' },
  ],
  [
    span('render route (app) /id/status/JB-1', {
      'next.span_type': 'AppRender.getBodyResult',
      'next.route': '/x',
    }),
    'AppRender.getBodyResult',
    { 'next.span_type': 'AppRender.getBodyResult' },
  ],
])('keeps nothing of a visitor, a query or an error', (dirty, name, attributes) => {
  const clean = cleanSpan(dirty)
  expect([clean.name, clean.attributes, clean.events, clean.status]).toEqual([
    name,
    attributes,
    [],
    { code: SpanStatusCode.ERROR },
  ])
})
