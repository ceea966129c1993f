import { z } from 'zod'
import { filledTemplate, templateNames, valuesFor } from '@/lib/complaints/officer-templates'
import { answerRequest, extensionRequest, moveRequest, questionRequest } from './complaint-handling'
import { line } from './text'

/** Characters of an unknown place that the error repeats. */
const unknownPlaceMax = 60
const valueMax = 150

/** A text of the portal in place of a written one, in both languages. */
const templateChoice = z
  .strictObject({
    name: z.enum(templateNames, 'unknownChoice'),
    values: z.record(z.string(), line(1, valueMax)).default({}),
  })
  .meta({
    description:
      'One of `/v1/operator/templates` in place of a written text. The number of the complaint, `body` and, as `date`, `due_on` fill ' +
      'their places themselves, `values` all others; days (`2026-01-31`) are written out in both languages',
  })
const template = templateChoice.optional()

/** What a request says in words, beside what fills the places of a template. */
interface Worded {
  template?: z.output<typeof templateChoice> | undefined
  note?: string | undefined
  note_en?: string
  text?: string | undefined
  body?: string
  due_on?: string
}

/** What fills a template for one complaint. */
const fillingOf = (
  { name, values }: z.output<typeof templateChoice>,
  { body, due_on: date }: Worded,
  number: string,
) => valuesFor(name, values, { number, body, date })

/**
 * Refuses a template beside a written text, one that lacks a value or has one too many, and neither of both.
 * @param required the field that has to be written without a template
 */
const isWorded = (required?: 'note' | 'text') => (request: Worded, context: z.RefinementCtx) => {
  const refuse = (path: string[], message: string) =>
    context.addIssue({ code: 'custom', path, message })
  const { template: choice, note = '', note_en: english = '', text = '' } = request
  if (!choice) {
    if (required && request[required] === undefined) refuse([required], 'required')
    return
  }
  if (note || english || text) refuse(['template'], 'eitherTextOrTemplate')
  // The number is that of the complaint which the request is about, and never a value.
  const { missing, strange, contradicted } = fillingOf(choice, request, '-')
  for (const key of missing) refuse(['template', 'values', key], 'required')
  for (const key of [...strange, ...contradicted].slice(0, 1))
    refuse(['template', 'values', key.slice(0, unknownPlaceMax)], 'unknown')
}

const move = moveRequest.extend({ note: moveRequest.shape.note.optional(), template })
const answer = answerRequest.extend({ note: answerRequest.shape.note.optional(), template })

/** Bodies of the operators' API: the requests of officers, whose text is written or a template. */
export const moveBody = move.superRefine(isWorded('note'))
export const answerBody = answer.superRefine(isWorded('note'))
export const questionBody = questionRequest
  .extend({ text: questionRequest.shape.text.optional(), template })
  .superRefine(isWorded('text'))
export const extensionBody = extensionRequest.extend({ template }).superRefine(isWorded())
/** Those that a bulk takes, which says of each complaint which step was seen. */
export const moveInBulk = move.omit({ seen_step: true }).superRefine(isWorded('note'))
export const answerInBulk = answer.omit({ seen_step: true }).superRefine(isWorded('note'))

const filled = (choice: z.output<typeof templateChoice>, request: Worded, number: string) =>
  filledTemplate(choice.name, fillingOf(choice, request, number).values)

/** A checked request with its note for one complaint: as it was written, or from its template. */
export function withNote<T extends Worded>(number: string, request: T) {
  const { template: choice, ...written } = request
  const { note = '', note_en: english = '' } = request
  const words = choice ? filled(choice, request, number) : { id: note, en: english }
  return { ...written, note: words.id, note_en: words.en }
}

/** A checked question with its text for one complaint, in Indonesian as its reporter is asked. */
export function withText<T extends Worded>(number: string, request: T) {
  const { template: choice, ...written } = request
  const { text = '' } = request
  return { ...written, text: choice ? filled(choice, request, number).id : text }
}

/** A template as officers choose it. */
export const officerTemplate = z.object({
  name: z.string(),
  /** What its text needs, in this order. */
  places: z.array(z.string()),
  text: z.string(),
  text_en: z.string(),
})
