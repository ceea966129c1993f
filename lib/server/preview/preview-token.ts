import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'

/** The one algorithm; a token that names another, or none, does not fit. */
const algorithm = 'HS256'
const audience = 'portal-preview'

export const previewHoursDefault = 24
/** Seven days. */
export const previewHoursMax = 168

const keyOf = (secret: string) => new TextEncoder().encode(secret)
const subjectOf = (serviceId: number) => `services/${serviceId}`
const seconds = (time: Date) => Math.floor(time.getTime() / 1000)

export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')

/** Whether two hashes are the same, compared in constant time. */
export const isSameHash = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.byteLength === b.byteLength && timingSafeEqual(a, b)
}

/** Signs a token for the preview of one service. @returns the token and its id, by which it can be taken back */
export async function signPreviewToken(secret: string, serviceId: number, now: Date, expiresAt: Date): Promise<{ id: string; token: string }> {
  const id = randomUUID()
  const token = await new SignJWT()
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setAudience(audience)
    .setSubject(subjectOf(serviceId))
    .setJti(id)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(expiresAt))
    .sign(keyOf(secret))
  return { id, token }
}

/** The id of a token that this portal signed for this service and that has not expired; null for any other text, without saying why. */
export async function readPreviewToken(secret: string, token: string, serviceId: number, now: Date): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [algorithm],
      audience,
      subject: subjectOf(serviceId),
      requiredClaims: ['jti', 'exp', 'iat'],
      maxTokenAge: previewHoursMax * 3600,
      currentDate: now,
    })
    return payload.jti ?? null
  } catch {
    return null
  }
}
