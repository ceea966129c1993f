import { days, feeds, one, paging, read, sorting, type OpenDataset } from '../interface'

/** News, announcements and warnings. */
export const newsDatasets = {
  news: {
    page: '/berita',
    interfaces: [
      read('news', '/v1/public/news', 'cat=kesehatan&per_page=3', [
        ...paging,
        'q',
        ...sorting,
        'cat',
        'tag',
        'exclude',
        'type',
        ...days,
      ]),
      one('article', '/v1/public/news/slug/[slug]'),
      read('popularTags', '/v1/public/tags/popular', 'per_page=5', ['per_page']),
      read('tags', '/v1/tags', 'q=umkm', ['q']),
      ...feeds('berita'),
    ],
  },
  announcements: {
    page: '/pencarian/announcement',
    interfaces: [
      read('announcements', '/v1/public/announcements', 'per_page=3', ['q', ...paging]),
      one('announcement', '/v1/public/announcements/[slug]'),
      read('informations', '/v1/informations', 'per_page=3', ['q', ...paging]),
      one('information', '/v1/informations/[id]'),
      one('informationBySlug', '/v1/informations/slug/[slug]'),
      ...feeds('pengumuman'),
    ],
  },
  alerts: {
    page: '/umpan',
    interfaces: [read('alerts', '/v1/public/alerts'), ...feeds('peringatan')],
  },
} satisfies Record<string, OpenDataset>
