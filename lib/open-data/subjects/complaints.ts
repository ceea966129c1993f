import { documentTypes } from '@/lib/schemas/archives'
import { days, feeds, file, one, read, type OpenDataset } from '../interface'

/** Complaints of residents, as sums and one by one (Open311). */
export const complaintDatasets = {
  complaintStatistics: {
    page: '/aduan-warga/new/pantau-aduan',
    interfaces: [
      read('complaintStatistics', '/v1/public/complaints/statistics', '', days),
      file(
        'complaintStatisticsFile',
        '/v1/public/complaints/statistics/csv',
        documentTypes.csv,
        'table=category&lang=[locale]',
        [...days, 'table', 'lang'],
      ),
      read('complaintRatings', '/v1/public/complaints/ratings'),
      file(
        'complaintRatingsFile',
        '/v1/public/complaints/ratings/csv',
        documentTypes.csv,
        'table=month&lang=[locale]',
        ['table', 'lang'],
      ),
    ],
  },
  complaints: {
    page: '/aduan-warga/new/pantau-aduan',
    interfaces: [
      {
        ...read('open311', '/open311/v2/[resource]', '', [
          'jurisdiction_id',
          'locale',
          'service_request_id',
          'service_code',
          'area_code',
          ...days,
          'status',
          'page',
          'page_size',
        ]),
        example: '/open311/v2/requests.json?status=open&page_size=3',
      },
      ...feeds('aduan'),
      {
        ...read('open311Discovery', '/open311/[document]', '', ['jurisdiction_id', 'locale']),
        example: '/open311/discovery.json',
      },
      {
        ...one('open311Service', '/open311/v2/services/[code]'),
        parameters: ['jurisdiction_id', 'locale'],
      },
      {
        ...one('open311Request', '/open311/v2/requests/[id]'),
        parameters: ['jurisdiction_id', 'locale'],
      },
    ],
  },
} satisfies Record<string, OpenDataset>
