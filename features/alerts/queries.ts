import { alertSignature } from '@/lib/alerts'
import { pageLocale } from '@/lib/i18n/page-locale'

const timeoutMs = 10_000

const isAlert = (value: unknown): value is { id: number; updated_at: string } =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'updated_at' in value &&
  typeof value.updated_at === 'string'

/** What is valid now, as `alertSignature` writes it. @throws when the portal does not answer as it should */
export async function validAlerts(): Promise<string> {
  const response = await fetch('/v1/public/alerts', {
    headers: { accept: 'application/json', 'Content-Language': pageLocale() },
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const body: unknown = await response.json()
  if (
    !response.ok ||
    typeof body !== 'object' ||
    body === null ||
    !('data' in body) ||
    !Array.isArray(body.data)
  )
    throw new Error('no alerts in the answer')
  return alertSignature(body.data.filter(isAlert))
}
