import type { PushedData, WorkerScope } from './worker-scope'

/** What the server sends, see `PushNews` there. */
interface ShownNews {
  title: string
  body: string
  path: string
  tag: string
  lang: string
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Reads a message; null for one that is not the portal's own. */
function newsOf(data: PushedData | null): ShownNews | null {
  try {
    const { title, body, path, tag, lang } = (data?.json() ?? {}) as Record<string, unknown>
    return isText(title) && isText(body) && isText(path) && isText(tag) && isText(lang)
      ? { title, body, path, tag, lang }
      : null
  } catch {
    return null
  }
}

/** Shows a message about a complaint; a later one about the same takes its place, and is told anew. */
export async function showNews(
  { registration }: { registration: Pick<WorkerScope['registration'], 'showNotification'> },
  data: PushedData | null,
): Promise<void> {
  const news = newsOf(data)
  if (!news) return
  const { title, body, path, tag, lang } = news
  await registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    lang,
    icon: '/img/app-192.png',
    data: path,
  })
}

/** Opens the page that a pressed notification is about; never one of another site. */
export async function openNews(
  { clients, location }: Pick<WorkerScope, 'clients' | 'location'>,
  notification: { close: () => void; data: unknown },
): Promise<void> {
  notification.close()
  const { data: path } = notification
  const page = new URL(isText(path) ? path : '/', location.origin)
  await clients.openWindow(page.origin === location.origin ? page.href : location.origin)
}
