import { expect, it, vi } from 'vitest'
import { pushNews } from '@/lib/server/notifications/embedded/channels/news-text'
import { openNews, showNews } from './push-news'

const number = 'JBR-20260302-7K4M9Q'
const shown = vi.fn<(title: string, options: { data: string }) => Promise<void>>()
const registration = { showNotification: shown }
const opened = vi.fn<(address: string) => Promise<void>>()
const scope = {
  clients: { claim: async () => undefined, openWindow: opened },
  location: { origin: 'https://jabarprov.go.id' },
}
const closed = vi.fn()
const press = (data: unknown) => openNews(scope, { close: closed, data })

it.each([
  ['id', `https://jabarprov.go.id/aduan-warga/new/cek-status#nomor=${number}`],
  ['en', `https://jabarprov.go.id/en/aduan-warga/new/cek-status#nomor=${number}`],
] as const)('shows what the server writes, and leads to the page in %s', async (locale, page) => {
  const news = pushNews({ number, topic: 'answered' }, locale)
  await showNews({ registration }, { json: () => JSON.parse(JSON.stringify(news)) as unknown })
  const { title, body, tag, lang } = news
  expect(shown).toHaveBeenLastCalledWith(
    title,
    expect.objectContaining({ body, tag, lang, renotify: true, data: news.path }),
  )
  await press(shown.mock.lastCall?.[1].data)
  expect(opened).toHaveBeenLastCalledWith(page)
  // Chrome leaves what was pressed in the list of notifications.
  expect(closed).toHaveBeenCalledOnce()
  closed.mockClear()
})

it.each([null, { json: () => JSON.parse('{') as unknown }, { json: () => ({ title: 'x' }) }])(
  'shows nothing that is not of the portal',
  async (data) => {
    shown.mockClear()
    await showNews({ registration }, data)
    expect(shown).not.toHaveBeenCalled()
  },
)

it.each(['https://evil.example/', '//evil.example/x', 5])(
  'leads to no other site: %j',
  async (data) => {
    await press(data)
    expect(opened.mock.lastCall?.[0]).toMatch(/^https:\/\/jabarprov\.go\.id\/?$/)
  },
)
