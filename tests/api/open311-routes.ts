import { origin } from './complaints-routes'

/** A read of another system. */
export const read = (path: string) => new Request(`${origin}/open311/${path}`)

/** A form with all required fields and the given changes; undefined omits a field. */
export function reportForm(changes: Record<string, string | undefined> = {}): URLSearchParams {
  const fields: Record<string, string | undefined> = {
    api_key: 'kunci-uji',
    jurisdiction_id: 'jabarprov.go.id',
    service_code: 'infrastruktur.jembatan',
    lat: '-6.9147',
    long: '107.6098',
    first_name: 'Siti',
    last_name: 'Rahmawati',
    phone: '081234567890',
    email: 'siti@gmail.com',
    description: 'Jembatan <b>retak</b> & licin.\nSudah dua minggu.',
    ...changes,
  }
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value)
  return form
}

export const report = (
  form: URLSearchParams,
  format = 'json',
  headers: Record<string, string> = {},
) => new Request(`${origin}/open311/v2/requests.${format}`, { method: 'POST', body: form, headers })
