import {
  aspects,
  type aspectScores,
  type compliments,
  type educations,
  type genders,
  type occupations,
  type otherOccupation,
} from '@/lib/schemas/feedback'
import type { RatingValue } from '@/lib/schemas/rating'

type Choice<T extends readonly (string | number)[]> = `${T[number]}` | ''

type Aspect = (typeof aspects)[number]

/** Everything a citizen answers, as text; an empty text means not answered. Field names are those of the API, the four aspects lie flat. */
export interface FeedbackForm extends Record<Aspect, Choice<typeof aspectScores>> {
  rating: `${RatingValue}` | ''
  compliments: Choice<typeof compliments>
  criticism: string
  suggestions: string
  gender: Choice<typeof genders>
  age: string
  domicile: string
  education: Choice<typeof educations>
  occupation: Choice<typeof occupations> | typeof otherOccupation
  /** What stands for occupation when none of the list fits. */
  occupation_text: string
}

export type FeedbackField = keyof FeedbackForm

/** In the order of the screen; problems are told in this order too. */
export const feedbackFields = [
  'rating',
  ...aspects,
  'compliments',
  'criticism',
  'suggestions',
  'gender',
  'age',
  'domicile',
  'education',
  'occupation',
  'occupation_text',
] as const satisfies readonly FeedbackField[]

export const emptyForm: FeedbackForm = {
  rating: '',
  relevance: '',
  reachable: '',
  user_experience: '',
  user_interface: '',
  compliments: '',
  criticism: '',
  suggestions: '',
  gender: '',
  age: '',
  domicile: '',
  education: '',
  occupation: '',
  occupation_text: '',
}

/** Id of a field's control; of its first choice where there are several. */
export const fieldId = (field: FeedbackField) => `feedback-${field.replaceAll('_', '-')}`

/** The rating comes first: true when it is missing although something else was answered (specification, section 4). */
export const isRatingOverdue = (form: FeedbackForm) =>
  form.rating === '' && feedbackFields.some((field) => form[field].trim() !== '')

/** What somebody wrote in words of their own; '' while there is nothing. */
export const writtenIn = ({ criticism, suggestions, occupation_text: occupation }: FeedbackForm) =>
  [criticism, suggestions, occupation]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n')
