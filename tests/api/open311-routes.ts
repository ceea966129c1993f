import { origin } from './complaints-routes'

type Handler = (request: Request) => Promise<Response>
interface Open311Routes {
  discovery: Handler
  resource: Handler
  post: Handler
  service: Handler
  request: Handler
  token: Handler
}

/** The handlers of Open311; `openRoutes` must have set the settings before. */
export async function loadOpen311(): Promise<Open311Routes> {
  const resource = await import('@/app/open311/v2/[resource]/route')
  return {
    discovery: (await import('@/app/open311/[document]/route')).GET,
    resource: resource.GET,
    post: resource.POST,
    service: (await import('@/app/open311/v2/services/[code]/route')).GET,
    request: (await import('@/app/open311/v2/requests/[id]/route')).GET,
    token: (await import('@/app/open311/v2/tokens/[token]/route')).GET,
  }
}

/** A read of another system. */
export const read = (path: string) => new Request(`${origin}/open311/${path}`)

/** A form with everything required, changed as asked; undefined leaves a field out. */
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
