import { millisecondsInDay } from 'date-fns/constants'
import { expect, it } from 'vitest'
import { GET } from '@/app/.well-known/security.txt/route'
import { env } from '@/lib/env'

const yearMs = 365 * millisecondsInDay

it('says where to report a weakness, as RFC 9116 demands', async () => {
  const response = GET()
  const fields = new Map(
    (await response.text())
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2) as [string, string]),
  )
  const { SITE_ORIGIN: origin, CONTACT_EMAIL: email } = env()
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(Object.fromEntries(fields)).toMatchObject({
    Contact: `mailto:${email}`,
    'Preferred-Languages': 'id, en',
    Canonical: `${origin}/.well-known/security.txt`,
    Policy: `${origin}/tentang-portal#security`,
  })
  const left = Date.parse(fields.get('Expires') ?? '') - Date.now()
  expect([left > 0, left < yearMs]).toEqual([true, true])
})
