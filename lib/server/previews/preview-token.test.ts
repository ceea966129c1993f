import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readPreviewToken, secretName, signPreviewToken } from './preview-token'

const secret = 'a secret of the tests with enough characters'
const now = new Date('2026-11-22T03:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const sign = (expiresAt = inHours(24), serviceId = 7) =>
  signPreviewToken([secret], { kind: 'services', id: serviceId }, now, expiresAt)
const read = (token: string, at = now, serviceId = 7) =>
  readPreviewToken([secret], token, { kind: 'services', id: serviceId }, at)

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
/** A hand-made token, as an attacker would make one. */
function forged(head: unknown, claims: unknown, key = secret, hash = 'sha256') {
  const text = `${encoded(head)}.${encoded(claims)}`
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`
}
const seconds = now.getTime() / 1000
const claims = {
  aud: 'portal-preview',
  sub: 'services/7',
  jti: 'made-up',
  iat: seconds,
  exp: seconds + 60,
}

describe('a preview token', () => {
  it('says its id to the portal that signed it', async () => {
    const { id, token } = await sign()
    expect(await read(token)).toBe(id)
    expect(await read(forged({ alg: 'HS256' }, claims))).toBe('made-up')
  })

  it('of an earlier secret opens as long as that secret stands behind the new one', async () => {
    const newer = 'the next secret of the tests, with enough characters'
    const { id, token } = await sign()
    const read = (secrets: readonly string[]) =>
      readPreviewToken(secrets, token, { kind: 'services', id: 7 }, now)
    expect([await read([newer, secret]), await read([secret, newer]), await read([newer])]).toEqual(
      [id, id, null],
    )
    const { token: next, id: nextId } = await signPreviewToken(
      [newer, secret],
      { kind: 'services', id: 7 },
      now,
      inHours(24),
    )
    expect([
      await readPreviewToken([newer], next, { kind: 'services', id: 7 }, now),
      await readPreviewToken([secret], next, { kind: 'services', id: 7 }, now),
    ]).toEqual([nextId, null])
    // Tokens of older versions name no secret; a named one must be the signing one.
    const nameless = forged({ alg: 'HS256' }, claims)
    expect(
      await readPreviewToken([newer, secret], nameless, { kind: 'services', id: 7 }, now),
    ).toBe('made-up')
    expect(
      await readPreviewToken(
        [newer, secret],
        forged({ alg: 'HS256', kid: secretName(newer) }, claims),
        { kind: 'services', id: 7 },
        now,
      ),
    ).toBeNull()
  })

  it('ends at its time', async () => {
    const { token } = await sign(inHours(1))
    expect(await read(token, new Date(inHours(1).getTime() - 1000))).not.toBeNull()
    expect(await read(token, inHours(1))).toBeNull()
  })

  it('opens no other service', async () => {
    const { token } = await sign()
    expect(await read(token, now, 8)).toBeNull()
    expect(await read(token, now, 77)).toBeNull()
  })

  it('is refused when unsigned, signed with another key or by another algorithm, or changed', async () => {
    const { token } = await sign()
    const [head = '', , signature = ''] = token.split('.')
    const none = `${encoded({ alg: 'none' })}.${encoded(claims)}.`
    const others = [
      none,
      forged({ alg: 'none' }, claims),
      forged({ alg: 'HS512' }, claims, secret, 'sha512'),
      forged({ alg: 'HS256' }, claims, 'another secret with enough characters in it'),
      `${head}.${encoded({ ...claims, exp: seconds + 9_999 })}.${signature}`,
    ]
    for (const other of others) expect(await read(other)).toBeNull()
  })

  it('needs every claim, and lives seven days at most whatever it says', async () => {
    const head = { alg: 'HS256' }
    for (const claim of ['aud', 'sub', 'jti', 'iat', 'exp'] as const)
      expect(await read(forged(head, { ...claims, [claim]: undefined }))).toBeNull()
    expect(await read(forged(head, { ...claims, aud: 'other' }))).toBeNull()
    expect(
      await read(forged(head, { ...claims, exp: seconds + 99 * 86_400 }), inHours(169)),
    ).toBeNull()
    for (const text of ['', '.', '..', 'a.b.c', '{}']) expect(await read(text)).toBeNull()
  })
})
