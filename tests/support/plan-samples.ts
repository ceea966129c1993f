import type { LifeEventPlan, PlanStep } from '@/lib/schemas/life-event-plan'

/** A step for everybody, soon, without deadline. */
export const sampleStep = (changes: Partial<PlanStep> = {}): PlanStep => ({
  id: 'umum',
  part: 'soon',
  title: 'Minta surat keterangan lahir',
  text: 'Minta sebelum pulang.',
  owner: { level: 'regency', office: 'Puskesmas' },
  papers: ['KTP-el ibu'],
  days: null,
  days_rule: null,
  deadline: null,
  links: [],
  only_for: [],
  ...changes,
})

/** A plan of two questions and four steps, the last of which has a deadline. */
export const samplePlan = (changes: Partial<LifeEventPlan> = {}): LifeEventPlan => ({
  id: 2,
  slug: 'kelahiran',
  name: 'Kelahiran',
  title: 'Menyambut kelahiran anak',
  description: 'Dari pemeriksaan sampai akta.',
  logo: 'baby',
  updated_at: '2026-11-26T00:00:00+07:00',
  date: 'Tanggal lahir',
  questions: [
    {
      id: 'tempat',
      text: 'Di mana anak lahir?',
      answers: [
        { id: 'fasilitas', text: 'Di fasilitas kesehatan' },
        { id: 'rumah', text: 'Di rumah' },
      ],
    },
    {
      id: 'jkn',
      text: 'Apakah ibu peserta JKN?',
      answers: [
        { id: 'ya', text: 'Ya' },
        { id: 'tidak', text: 'Tidak' },
      ],
    },
  ],
  steps: [
    sampleStep({ part: 'before', days: 14, days_rule: 'Perpres 82/2018' }),
    sampleStep({
      id: 'di-rumah',
      title: 'Laporkan kelahiran di rumah',
      only_for: [{ question: 'tempat', answers: ['rumah'] }],
    }),
    sampleStep({
      id: 'di-rumah-jkn',
      title: 'Panggil bidan',
      papers: [],
      only_for: [
        { question: 'tempat', answers: ['rumah'] },
        { question: 'jkn', answers: ['ya'] },
      ],
    }),
    sampleStep({
      id: 'akta',
      part: 'after',
      title: 'Urus akta kelahiran',
      deadline: { days: 60, rule: 'UU 24/2013' },
      links: [{ label: 'Akta kelahiran', link: '/layanan/akta-kelahiran-1' }],
    }),
  ],
  ...changes,
})
