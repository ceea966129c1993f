import { expect, it } from 'vitest'
import { feedFormats, feedPath, type FeedTopic } from '@/lib/feeds/feed-address'
import { matchPage } from '@/lib/server/http/routes'
import { feedTopic } from './feed-topic'

const topics: FeedTopic[] = [
  { kind: 'news', category: undefined },
  { kind: 'news', category: 'kesehatan' },
  { kind: 'news', tag: 'Jalan Tol / v2.0' },
  { kind: 'documents', topic: undefined },
  { kind: 'documents', topic: 'produk-hukum' },
  { kind: 'complaints', area: undefined },
  { kind: 'complaints', area: '32.73' },
  { kind: 'complaints', area: '32.73.01' },
  { kind: 'announcements' },
  { kind: 'alerts' },
  { kind: 'search', query: '' },
  { kind: 'search', query: 'pajak & retribusi' },
]

it.each(topics)('reads the address that is written for %j', (topic) => {
  for (const format of feedFormats) {
    const address = new URL(feedPath('en', topic, format), 'https://jabarprov.go.id')
    const parts = address.pathname.split('/').slice(3).map(decodeURIComponent)
    expect(feedTopic(parts, address.searchParams.get('q') ?? '')).toEqual({ topic, format })
    expect(matchPage(address.pathname).route, address.pathname).toMatchObject({
      isCors: true,
      sharing: 'shared',
    })
  }
})

it.each([
  'berita',
  'berita.xml',
  'berita.RSS',
  '.rss',
  'berita/a/b.rss',
  'berita/tag/a/b.rss',
  'pengumuman/a.rss',
  'dokumen/a/b.json',
  'aduan/32.73/32.73.01.rss',
  'layanan.rss',
  'pencarian/x.atom',
])('takes %s for no feed', (path) => {
  expect(feedTopic(path.split('/'), '')).toBeNull()
})
