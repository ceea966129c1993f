import { z } from 'zod'
import { line, optionalParagraph, paragraph } from './text'

export const feedbackTextMax = 500
/** One submission per browser within this time (specification, section 9). */
export const feedbackWindowMs = 60 * 60_000
/** Values of the API; their texts are in the feedback namespace of messages/. */
export const aspects = ['relevance', 'reachable', 'user_experience', 'user_interface'] as const
export const aspectScores = [1, 2, 3, 4] as const
/** YA: found what was looked for. */
export const compliments = ['YA', 'TIDAK'] as const
export const genders = ['P', 'L'] as const
export const educations = [
  'Tidak tamat SD',
  'SD',
  'SMP',
  'SMA/K',
  'D1',
  'D2',
  'D3',
  'S1',
  'S2',
  'S3',
] as const
export const occupations = ['PNS', 'TNI', 'Polri', 'Pengusaha', 'Karyawan Swasta'] as const
/** The choice that asks for a text of one's own, sent behind the prefix. */
export const otherOccupation = 'Lainnya'
export const otherOccupationPrefix = `${otherOccupation} - `
export const occupationMax = 100

const aspect = z.number('required').int('required').min(1, 'required').max(4, 'required')

export const feedbackRequest = z.strictObject({
  rating: z.number('required').int('required').min(1, 'required').max(5, 'required'),
  compliments: z.enum(compliments, 'required'),
  criticism: paragraph(1, feedbackTextMax),
  suggestions: paragraph(1, feedbackTextMax),
  aspect_value: z.strictObject({
    relevance: aspect,
    reachable: aspect,
    user_experience: aspect,
    user_interface: aspect,
  }),
  gender: z.enum(genders, 'required'),
  education: z.enum(educations, 'required'),
  occupation: line(1, occupationMax).refine(
    (value) =>
      occupations.some((known) => known === value) ||
      (value.startsWith(otherOccupationPrefix) &&
        value.slice(otherOccupationPrefix.length).trim() !== ''),
    'required',
  ),
  age: z.number('required').int('twoDigits').min(10, 'twoDigits').max(99, 'twoDigits'),
  domicile: line(1, 100),
  sector: optionalParagraph(feedbackTextMax).optional(),
  benefit: optionalParagraph(feedbackTextMax).optional(),
  improvement: optionalParagraph(feedbackTextMax).optional(),
  desired_feature: optionalParagraph(feedbackTextMax).optional(),
})
export type FeedbackRequest = z.output<typeof feedbackRequest>

export interface FeedbackReceipt {
  id: number
  created_at: string
}
