import type { ComplaintDeadline, OwnComplaintData } from '@/lib/schemas/complaint-following'
import type { ComplaintEvent, ComplaintView } from '@/lib/schemas/complaints'

/** Received on Monday 2 March 2026, ordinary: 14 working days with Nyepi and Lebaran between end on Monday 30 March. */
const resolution: ComplaintDeadline = {
  kind: 'resolution',
  from: '2026-03-02',
  working_days: 14,
  due_on: '2026-03-30',
  skipped: [
    { date: '2026-03-07', reason: 'weekend', name: null },
    { date: '2026-03-08', reason: 'weekend', name: null },
    { date: '2026-03-14', reason: 'weekend', name: null },
    { date: '2026-03-15', reason: 'weekend', name: null },
    { date: '2026-03-18', reason: 'joint_leave', name: 'Hari Suci Nyepi' },
    { date: '2026-03-19', reason: 'holiday', name: 'Hari Suci Nyepi' },
    { date: '2026-03-20', reason: 'joint_leave', name: 'Idulfitri 1447 H' },
    { date: '2026-03-21', reason: 'holiday', name: 'Idulfitri 1447 H' },
    { date: '2026-03-22', reason: 'holiday', name: 'Idulfitri 1447 H' },
    { date: '2026-03-28', reason: 'weekend', name: null },
    { date: '2026-03-29', reason: 'weekend', name: null },
  ],
  extension: null,
  met_on: null,
  state: 'open',
  is_provisional: false,
}

const verification: ComplaintDeadline = {
  ...resolution,
  kind: 'verification',
  working_days: 3,
  due_on: '2026-03-05',
  skipped: [],
  met_on: '2026-03-03',
  state: 'met',
}

const step = (
  values: Partial<ComplaintEvent> &
    Pick<ComplaintEvent, 'date' | 'kind' | 'status' | 'current_status'>,
): ComplaintEvent => ({
  note: '',
  note_locale: 'id',
  start_date: null,
  end_date: null,
  is_prov_responsibility: true,
  evidences: [],
  sp4n_id: null,
  sp4n_histories: [],
  body: null,
  reason_code: null,
  reason: null,
  next_step: null,
  due_on: null,
  message: null,
  is_public: true,
  documents: [],
  ...values,
})

const received = step({
  date: '2026-03-02T08:14:00+07:00',
  kind: 'received',
  status: 'unverified',
  current_status: 'Menunggu Verifikasi',
  note: 'Aduan diterima.',
})
const forwarded = step({
  date: '2026-03-03T09:05:00+07:00',
  kind: 'moved',
  status: 'coordinated',
  current_status: 'Dikoordinasikan',
  note: 'Diteruskan untuk ditangani.',
  body: 'Dinas Bina Marga dan Penataan Ruang',
})
const started = step({
  date: '2026-03-04T10:22:00+07:00',
  kind: 'moved',
  status: 'followup',
  current_status: 'Ditindaklanjuti',
  note: 'Tim lapangan dijadwalkan menambal ruas jalan.',
  evidences: [{ url: '/v1/public/media/00000000000000000000000000000001' }],
  documents: [
    {
      url: '/v1/public/media/00000000000000000000000000000003',
      title: 'Surat jawaban',
      title_locale: 'id',
      content_type: 'application/pdf',
      size: 245_760,
    },
  ],
})

/** A public complaint of another reporter, in follow-up, in time. */
const followup: ComplaintView = {
  complaint_id: 'JBR-20260302-7K4M9Q',
  title: 'Jalan berlubang di depan sekolah',
  description: 'Lubang sedalam 20 cm, sudah dua motor jatuh.',
  complaint_category: { id: 'infrastruktur', name: 'Infrastruktur' },
  complaint_subcategory: { id: 'jalan-berlubang', name: 'Jalan berlubang' },
  category_child: null,
  sub_category_child: null,
  type: 'public',
  is_anonymous: false,
  reporter_name: 'B*** S***',
  city_name: 'Kota Bandung',
  district_name: 'Cibeunying Kidul',
  village_name: 'Cicadas',
  latitude: null,
  longitude: null,
  photos: [],
  complaint_status_id: 'followup',
  status_name: 'Ditindaklanjuti',
  created_at: '2026-03-02T08:14:00+07:00',
  updated_at: '2026-03-04T10:22:00+07:00',
  handling_body: 'Dinas Bina Marga dan Penataan Ruang',
  service_class: 'ordinary',
  awaits: null,
  closes_on: null,
  closes_on_is_provisional: false,
  deadlines: [verification, resolution],
  supporters: 3,
  merged_into: null,
  is_demo: true,
  is_holder: false,
  acts: [],
  erasure: null,
  rating: null,
}

export const lateFollowup: ComplaintView = {
  ...followup,
  is_demo: false,
  deadlines: [
    verification,
    {
      ...resolution,
      due_on: '2026-04-06',
      state: 'late',
      is_provisional: true,
      extension: {
        counted_due_on: '2026-03-30',
        reason_code: 'weather',
        reason: 'Cuaca atau keadaan alam menghambat pekerjaan.',
        decided_on: '2026-03-25',
      },
    },
  ],
}

const held: ComplaintView = {
  ...followup,
  type: 'private',
  is_demo: false,
  is_holder: true,
  acts: ['download', 'correct_contact', 'erase_identity', 'erase', 'replace_secret'],
}

/** A public complaint for its own reporter, who has asked to erase it. */
const own: ComplaintView = {
  ...followup,
  is_demo: false,
  is_holder: true,
  acts: [
    'add',
    'withdraw',
    'download',
    'correct_contact',
    'hide_name',
    'make_private',
    'erase_identity',
    'replace_secret',
  ],
  erasure: {
    kind: 'erase',
    state: 'requested',
    requested_at: '2026-03-05T10:00:00+07:00',
    due_at: '2026-03-08T10:00:00+07:00',
    decided_at: null,
    reason: null,
  },
}

/** One complaint in every state with its own appearance: the API's responses, steps oldest first. */
export const followedStates = {
  followup: { view: followup, steps: [received, forwarded, started] },
  own: { view: own, steps: [received, forwarded, started] },
  late: {
    view: lateFollowup,
    steps: [
      received,
      forwarded,
      started,
      step({
        date: '2026-03-25T11:00:00+07:00',
        kind: 'extended',
        status: 'followup',
        current_status: 'Ditindaklanjuti',
        due_on: '2026-04-06',
        reason_code: 'weather',
        reason: 'Cuaca atau keadaan alam menghambat pekerjaan.',
      }),
    ],
  },
  asked: {
    view: {
      ...held,
      awaits: 'answer',
      acts: ['answer', 'add', 'withdraw', ...held.acts],
      deadlines: [verification, { ...resolution, state: 'paused' }],
    },
    steps: [
      received,
      forwarded,
      step({
        date: '2026-03-05T09:00:00+07:00',
        kind: 'asked',
        status: 'coordinated',
        current_status: 'Dikoordinasikan',
        message: { author: 'officer', text: 'Di sisi jalan yang mana lubangnya?' },
        is_public: false,
      }),
    ],
  },
  proposed: {
    view: {
      ...held,
      awaits: 'confirmation',
      closes_on: '2026-03-27',
      closes_on_is_provisional: true,
      acts: ['confirm', 'add', ...held.acts],
    },
    steps: [
      received,
      forwarded,
      started,
      step({
        date: '2026-03-06T15:00:00+07:00',
        kind: 'closing_proposed',
        status: 'followup',
        current_status: 'Ditindaklanjuti',
        note: 'Lubang sudah ditambal.',
      }),
    ],
  },
  refused: {
    view: {
      ...followup,
      is_demo: false,
      complaint_status_id: 'rejected',
      status_name: 'Ditolak',
      handling_body: null,
      deadlines: [verification],
    },
    steps: [
      received,
      step({
        date: '2026-03-03T09:05:00+07:00',
        kind: 'moved',
        status: 'rejected',
        current_status: 'Ditolak',
        note: 'Jalan ini milik kawasan swasta.',
        reason_code: 'no_authority',
        reason: 'Masalah ini di luar kewenangan Pemerintah Provinsi Jawa Barat.',
        next_step: 'Sampaikan kepada pengelola kawasan.',
      }),
    ],
  },
  finished: {
    view: {
      ...held,
      complaint_status_id: 'finished',
      status_name: 'Selesai',
      acts: ['reopen', ...held.acts],
      deadlines: [verification, { ...resolution, state: 'met', met_on: '2026-03-09' }],
    },
    steps: [
      received,
      forwarded,
      started,
      step({
        date: '2026-03-09T09:00:00+07:00',
        kind: 'confirmed',
        status: 'finished',
        current_status: 'Selesai',
      }),
    ],
  },
} satisfies Record<string, { view: ComplaintView; steps: ComplaintEvent[] }>
export type FollowedState = keyof typeof followedStates

/** Everything held about the complaint of a state, as its reporter is shown it. */
export function ownDataOf(state: FollowedState): OwnComplaintData {
  const { view } = followedStates[state]
  const done = {
    state: 'done',
    requested_at: '2026-03-04T11:00:00+07:00',
    due_at: '2026-03-07T11:00:00+07:00',
    decided_at: '2026-03-04T11:00:00+07:00',
    reason: null,
  } as const
  return {
    complaint_number: view.complaint_id,
    status: view.complaint_status_id,
    created_at: view.created_at,
    reporter: { name: 'Budi Santoso', phone: '081234567890', email: 'budi@warga.id' },
    type: view.type,
    is_anonymous: view.is_anonymous,
    title: view.title,
    description: view.description,
    category: view.complaint_category.name,
    subcategory: view.complaint_subcategory?.name ?? null,
    address: 'Jl. PHH Mustofa',
    address_detail: '',
    village: view.village_name,
    district: view.district_name,
    city: view.city_name,
    latitude: -6.9,
    longitude: 107.65,
    photos: ['/v1/public/media/00000000000000000000000000000002'],
    documents: [],
    messages: [
      {
        at: '2026-03-05T09:00:00+07:00',
        author: 'officer',
        text: 'Di sisi jalan yang mana lubangnya?',
      },
    ],
    rating: {
      rating: 4,
      reason: 'Cepat ditangani.',
      created_at: '2026-03-06T09:00:00+07:00',
    },
    mail_consent: { state: 'confirmed', since: '2026-03-02T08:30:00+07:00' },
    mails: [
      {
        subject: `Aduan ${view.complaint_id} kami terima`,
        created_at: '2026-03-02T08:14:00+07:00',
        sent_at: '2026-03-02T08:15:00+07:00',
      },
    ],
    news_channels: [{ channel: 'webhook', since: '2026-03-02T08:20:00+07:00' }],
    news: [{ channel: 'webhook', created_at: '2026-03-05T09:00:00+07:00', sent_at: null }],
    contact_reads: [{ at: '2026-03-03T09:05:00+07:00', reader: 'Dinas Bina Marga' }],
    rights: [{ kind: 'correct_contact', ...done }],
  }
}
