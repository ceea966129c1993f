import { documentTypes } from '@/lib/schemas/archives'
import { days, file, read, type OpenDataset } from '../interface'

/** How the portal is used and what people think of it. */
export const portalDatasets = {
  visits: {
    page: '/statistik-kunjungan',
    interfaces: [
      read('visits', '/v1/public/visitor-statistics', 'period=month', ['period', ...days]),
      file(
        'visitsFile',
        '/v1/public/visitor-statistics/csv',
        documentTypes.csv,
        'period=month&lang=[locale]',
        ['period', ...days, 'lang'],
      ),
      read('visitCounters', '/v1/public/counter-widget'),
    ],
  },
  portalIndex: {
    page: '/kepuasan-pengguna',
    interfaces: [
      read('portalIndex', '/v1/public/feedback-index'),
      file('portalIndexFile', '/v1/public/feedback-index/csv', documentTypes.csv, 'lang=[locale]', [
        'lang',
      ]),
      read('portalChanges', '/v1/public/portal-changes'),
    ],
  },
} satisfies Record<string, OpenDataset>
