import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import { previewHoursMax } from '@/lib/schemas/limits'

/** The only algorithm; tokens with another one, or none, are invalid. */
const algorithm = 'HS256'
const audience = 'portal-preview'

const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** Whose preview a token opens. */
export interface PreviewedItem {
  /** Folder of the kind in a content folder. */
  kind: string
  id: number
}

/** Key id (`kid`) of a secret; reveals nothing of it. */
export const secretName = (secret: string) =>
  createHash('sha256').update(`${audience} ${secret}`).digest('base64url').slice(0, 8)

/** The secret named by a token's `kid`; all secrets for tokens of older versions without one. */
function secretsOf(token: string, secrets: readonly string[]): readonly string[] {
  const { kid } = decodeProtectedHeader(token)
  return kid === undefined ? secrets : secrets.filter((secret) => secretName(secret) === kid)
}

const subjectOf = ({ kind, id }: PreviewedItem) => `${kind}/${id}`
const seconds = (time: Date) => Math.floor(time.getTime() / 1000)

export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')

export const isSameHash = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.byteLength === b.byteLength && timingSafeEqual(a, b)
}

/**
 * Signs a token for the preview of one item.
 * @param secrets the first signs
 * @returns the token and its id, by which it can be revoked
 */
export async function signPreviewToken(
  secrets: readonly string[],
  item: PreviewedItem,
  now: Date,
  expiresAt: Date,
): Promise<{ id: string; token: string }> {
  const [secret] = secrets
  if (secret === undefined) throw new TypeError('previews need a secret')
  const id = randomUUID()
  const token = await new SignJWT()
    .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: secretName(secret) })
    .setAudience(audience)
    .setSubject(subjectOf(item))
    .setJti(id)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(expiresAt))
    .sign(keyOf(secret))
  return { id, token }
}

/** The id of a token that one of the secrets signed for this item and that has not expired; null for any other text. */
export async function readPreviewToken(
  secrets: readonly string[],
  token: string,
  item: PreviewedItem,
  now: Date,
): Promise<string | null> {
  const wanted = {
    algorithms: [algorithm],
    audience,
    subject: subjectOf(item),
    requiredClaims: ['jti', 'exp', 'iat'],
    maxTokenAge: previewHoursMax * 3600,
    currentDate: now,
  }
  try {
    const verified = await Promise.allSettled(
      secretsOf(token, secrets).map((secret) => jwtVerify(token, keyOf(secret), wanted)),
    )
    return verified.find((result) => result.status === 'fulfilled')?.value.payload.jti ?? null
  } catch {
    return null
  }
}
