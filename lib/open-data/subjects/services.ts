import { one, paging, read, sorting, type OpenDataset } from '../interface'

/** What lists of services and their facets are narrowed by. */
const narrowings = ['q', 'cat', 'type', 'availability', 'service_user', 'is_free', 'open'] as const

/** Public services, and where each matter is dealt with. */
export const serviceDatasets = {
  services: {
    page: '/layanan',
    interfaces: [
      read('services', '/v1/public/master-data-publications', 'is_free=1&per_page=3', [
        ...narrowings,
        ...sorting,
        ...paging,
      ]),
      one('serviceItem', '/v1/public/master-data-publications/slug/[slug]'),
      read('serviceCategories', '/v1/public/master-data-publications/categories'),
      read('serviceFacets', '/v1/public/master-data-publications/facets', '', [...narrowings]),
      read('lifeEvents', '/v1/public/life-events', 'per_page=3', ['q', ...paging]),
      read(
        'lifeEventServices',
        '/v1/public/life-events/services',
        'kategori=Kelahiran&per_page=3',
        ['kategori', 'q', 'sector', ...sorting, ...paging],
      ),
    ],
  },
  matters: {
    page: '/urusan',
    interfaces: [
      read('matters', '/v1/matters', 'group=police&per_page=3', [
        'q',
        'level',
        'group',
        'subcategory',
        'service',
        ...paging,
      ]),
      read('meantMatter', '/v1/matters/meant', 'q=sim', ['q', ...paging]),
      read('offices', '/v1/offices', 'district=32.73', ['district', 'kind', ...paging]),
    ],
  },
} satisfies Record<string, OpenDataset>
