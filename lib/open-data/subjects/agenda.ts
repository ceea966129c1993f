import { calendar, days, file, one, paging, read, sorting, type OpenDataset } from '../interface'

/** Events, as data and as calendars. */
export const agendaDatasets = {
  agenda: {
    page: '/agenda-jawa-barat',
    interfaces: [
      read('events', '/v1/public/events', 'group=Umum&sort_order=ASC&per_page=3', [
        'q',
        ...days,
        'cat',
        'type',
        'group',
        'district',
        ...paging,
        ...sorting,
      ]),
      one('event', '/v1/public/events/[id]'),
      read(
        'eventTitles',
        '/v1/public/events/calendar',
        'start_date=2027-08-01&end_date=2027-08-31',
        days,
      ),
      file('calendar', '/kalender/[locale]/agenda.ics', calendar, '', [
        'kelompok',
        'kategori',
        'wilayah',
      ]),
      { ...one('calendarOf', '/kalender/[locale]/[id].ics'), mediaType: calendar, isFile: true },
    ],
  },
} satisfies Record<string, OpenDataset>
