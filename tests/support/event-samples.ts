import type { EventDetail, EventItem } from '@/lib/schemas/events'

/** An event of an agency on Saturday, 21 November 2026, from 08.00 to 10.00. */
export const sampleEvent = (changes: Partial<EventItem> = {}): EventItem => ({
  id: 5000,
  title: 'Apel pagi',
  date: '2026-11-21T00:00:00+07:00',
  start_hour: '08:00:00',
  end_hour: '10:00:00',
  is_all_day: false,
  priority: 0,
  type: 'offline',
  status: 'NOT_STARTED',
  address: 'Halaman kantor',
  url: null,
  category: 'Seremoni',
  group: 'Perangkat Daerah',
  tags: [],
  is_demo: false,
  is_cancelled: false,
  district: null,
  updated_at: '2026-11-01T00:00:00+07:00',
  sequence: 0,
  lang: 'id',
  ...changes,
})

export const sampleEventDetail = (changes: Partial<EventDetail> = {}): EventDetail => ({
  ...sampleEvent(),
  description: 'Apel bersama pegawai.',
  created_by: { name: 'Redaksi', unit_name: 'Biro Umum' },
  created_at: '2026-11-01T00:00:00+07:00',
  updated_at: '2026-11-01T00:00:00+07:00',
  ...changes,
})
