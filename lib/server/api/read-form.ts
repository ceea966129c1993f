import { Problem } from '@/lib/errors'

/** Longest form that is read, bytes; the HTTP entry refuses longer ones earlier. */
const formMaxBytes = 65_536

/**
 * The fields of a URL-encoded form, each once.
 * @throws Problem UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, VALIDATION_FAILED naming a repeated field
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') throw new Problem('UNSUPPORTED_MEDIA_TYPE')
  const text = await request.text()
  if (Buffer.byteLength(text) > formMaxBytes) throw new Problem('PAYLOAD_TOO_LARGE')
  const values = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(text)) {
    if (values.has(name))
      throw new Problem('VALIDATION_FAILED', {
        fields: { [name.slice(0, 60)]: [{ rule: 'repeated' }] },
      })
    values.set(name, value)
  }
  return Object.fromEntries(values)
}
