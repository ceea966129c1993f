import { type FeedFormat, isFeedFormat, type FeedTopic } from '@/lib/feeds/feed-address'
import { keyword } from '@/lib/schemas/text'

const ending = /^(.{1,120})\.([a-z]{3,4})$/u

/** Topic and format of a feed's address; null when it is no feed. @param parts decoded parts after the language */
export function feedTopic(
  parts: readonly string[],
  query: string,
): { topic: FeedTopic; format: FeedFormat } | null {
  const [, last, format] = ending.exec(parts.at(-1) ?? '') ?? []
  if (last === undefined || !isFeedFormat(format)) return null
  const [section, ...below] = [...parts.slice(0, -1), last]
  const topic = topicOf(section, below, query)
  return topic && { topic, format }
}

function topicOf(
  section: string | undefined,
  below: readonly string[],
  query: string,
): FeedTopic | null {
  const [first, second, ...more] = below
  if (more.length > 0) return null
  if (section === 'berita' && first === 'tag' && second !== undefined)
    return { kind: 'news', tag: second }
  if (second !== undefined) return null
  if (section === 'berita') return { kind: 'news', category: first }
  if (section === 'aduan') return { kind: 'complaints', area: first }
  if (section === 'dokumen') return { kind: 'documents', topic: first }
  if (first !== undefined) return null
  if (section === 'pengumuman') return { kind: 'announcements' }
  if (section === 'peringatan') return { kind: 'alerts' }
  return section === 'pencarian' ? { kind: 'search', query: keyword.parse(query) } : null
}
