import type { NewsDetail, NewsItem } from '@/lib/schemas/news'

/** A list item with everything filled in; tests name only what they are about. */
export const newsSample = (more: Partial<NewsItem> = {}): NewsItem => ({
  id: 1,
  title: 'Cara mengurus akta kelahiran',
  excerpt: 'Langkah dan syarat mengurus akta kelahiran.',
  slug: 'cara-mengurus-akta-kelahiran-1',
  image: null,
  category: 'sosial',
  author: 'Redaksi Portal Jabar',
  reporter: null,
  editor: null,
  video: null,
  source: null,
  tags: [
    { id: 1, data_id: 1, tag_id: 1, tag_name: 'kependudukan', type: 'news', key: 'kependudukan' },
  ],
  status: 'PUBLISHED',
  is_live: 1,
  link: 'http://localhost:3000/berita/cara-mengurus-akta-kelahiran-1',
  created_by: { name: 'Portal Jabar', unit_name: 'Pemerintah Daerah Provinsi Jawa Barat' },
  published_at: '2026-05-05T09:30:00+07:00',
  created_at: '2026-05-05T09:30:00+07:00',
  updated_at: '2026-05-05T09:30:00+07:00',
  views: 0,
  shared: 0,
  lang: 'id',
  ...more,
})

export const articleSample = (more: Partial<NewsDetail> = {}): NewsDetail => ({
  ...newsSample(),
  content: '<p>Akta kelahiran gratis.</p><h2>Syarat</h2><p>Bawa surat keterangan lahir.</p>',
  type: 'article',
  duration: null,
  start_date: null,
  end_date: null,
  area: null,
  review_by: null,
  ...more,
})
