import type { FeedbackForm } from './form'

/** Answers that may be sent as they are; for tests. */
export const completeForm: FeedbackForm = {
  rating: '4',
  relevance: '4',
  reachable: '3',
  user_experience: '2',
  user_interface: '1',
  compliments: 'TIDAK',
  criticism: 'Tulisan terlalu kecil.',
  suggestions: 'Besarkan hurufnya.',
  gender: 'P',
  age: '22',
  domicile: 'Kota Bandung',
  education: 'SMA/K',
  occupation: 'Karyawan Swasta',
  occupation_text: '',
}
