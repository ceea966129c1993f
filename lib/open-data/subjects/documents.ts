import { documentTypes } from '@/lib/schemas/archives'
import { feeds, file, one, paging, read, sorting, type OpenDataset } from '../interface'

/** Documents that are published as files. */
export const documentDatasets = {
  publicInformation: {
    page: '/daftar-informasi-publik',
    interfaces: [
      read('register', '/v1/public-information', 'class=periodic&per_page=5', [
        'q',
        'class',
        ...paging,
      ]),
      file('registerFile', '/v1/public-information/csv', documentTypes.csv, 'lang=[locale]', [
        'class',
        'lang',
      ]),
    ],
  },
  finance: {
    page: '/arsip-dan-dokumen/keuangan-daerah',
    interfaces: [
      read('finance', '/v1/public/regional-finances', '', ['year']),
      file('financeFile', '/v1/public/regional-finances/csv', documentTypes.csv, 'lang=[locale]', [
        'year',
        'lang',
      ]),
      read('financeReports', '/v1/public/regional-finances/reports', 'per_page=3', [
        'cat',
        'year',
        ...paging,
      ]),
    ],
  },
  documents: {
    page: '/arsip-dan-dokumen',
    interfaces: [
      read('documents', '/v1/public/document-archives', 'cat=produk-hukum&per_page=3', [
        'cat',
        'q',
        'year',
        ...paging,
        ...sorting,
      ]),
      one('document', '/v1/public/document-archives/slug/[slug]'),
      read('documentTopics', '/v1/public/document-archives/categories'),
      read('documentYears', '/v1/public/document-archives/years', '', ['cat']),
      ...feeds('dokumen'),
    ],
  },
} satisfies Record<string, OpenDataset>
