import {
  feedbackRequest,
  otherOccupation,
  otherOccupationPrefix,
  type FeedbackRequest,
} from '@/lib/schemas/feedback'
import type { FeedbackForm } from './form'

/**
 * The request the server gets: exactly the ten fields of contract 2.1, texts trimmed, numbers as numbers.
 * @throws ZodError when the form was not checked before
 */
export function payloadOf(form: FeedbackForm): FeedbackRequest {
  return feedbackRequest.parse({
    rating: Number(form.rating),
    compliments: form.compliments,
    criticism: form.criticism,
    suggestions: form.suggestions,
    aspect_value: {
      relevance: Number(form.relevance),
      reachable: Number(form.reachable),
      user_experience: Number(form.user_experience),
      user_interface: Number(form.user_interface),
    },
    gender: form.gender,
    education: form.education,
    occupation:
      form.occupation === otherOccupation
        ? `${otherOccupationPrefix}${form.occupation_text.trim()}`
        : form.occupation,
    age: Number(form.age),
    domicile: form.domicile,
  })
}
