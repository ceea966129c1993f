import { one, paging, read, sorting, type OpenDataset } from '../interface'

/** The province: its places, its offices, its awards and programmes. */
export const provinceDatasets = {
  places: {
    page: '/tentang-jawa-barat/daftar-kabupaten-kota',
    interfaces: [
      read('districts', '/v1/districts', 'type=kota&per_page=3', [
        'q',
        'type',
        ...paging,
        ...sorting,
      ]),
      read('areas', '/v1/areas', 'parent_code_kemendagri=32.73&depth=3', [
        'depth',
        'parent_code_kemendagri',
        'code_kemendagri',
        'q',
        ...paging,
      ]),
    ],
  },
  units: {
    page: '/tentang-jawa-barat/daftar-perangkat-daerah',
    interfaces: [
      read('units', '/v1/units', 'group=badan&per_page=3', ['q', 'group', ...paging]),
      one('unit', '/v1/units/[id]'),
    ],
  },
  about: {
    page: '/tentang-jawa-barat',
    interfaces: [
      { ...read('aboutText', '/v1/public/about/[key]'), example: '/v1/public/about/vision' },
      read('awards', '/v1/awards', 'cat=olahraga&per_page=3', ['q', 'cat', ...sorting, ...paging]),
      one('award', '/v1/awards/[id]'),
      read('awardCategories', '/v1/awards/categories'),
      read('programs', '/v1/featured-programs', '', ['cat']),
      one('program', '/v1/featured-programs/[id]'),
      read('strategicPrograms', '/v1/public/strategic-programs'),
    ],
  },
} satisfies Record<string, OpenDataset>
