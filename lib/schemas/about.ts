import { z } from 'zod'
import { itemIdMax } from './item-id'
import { unitGroups } from './units'

/** Offices of the province's leaders in their order (specification, section 3). */
const leaderRoles = ['governor', 'vice_governor', 'regional_secretary'] as const
export type LeaderRole = (typeof leaderRoles)[number]

const emblemDrawings = ['kujang', 'rice', 'cotton', 'mountain', 'river', 'field', 'dam'] as const
export type EmblemDrawing = (typeof emblemDrawings)[number]

/** Drawings of `public/img/history` for events of the province's history. */
const historyPictures = [
  'inscription',
  'sunda-court',
  'coast-sultanate',
  'trading-ship',
  'gedung-sate',
  'first-province',
] as const

const https = z.url({ protocol: /^https$/ })
const year = z.number().int().min(400).max(2100)

/**
 * The texts about the province, one shape for content files and for pages: only what a text is differs, both languages there, one here.
 * A `note` says how sure a fact is and of when; it is shown beside the fact.
 */
export function aboutShapes<T extends z.ZodType>(text: T) {
  const note = text.nullable()
  const head = {
    id: z.number().int().positive().max(itemIdMax),
    summary: text,
    /** Where the facts come from. */
    source: text,
    updated_at: z.iso.date(),
    /** The day from which the text waits to be looked at again, where it holds dates; portals of before this field have none. */
    review_by: z.iso.date().nullable().default(null),
  }
  const dated = z.strictObject({ years: z.string().min(4).nullable(), text })
  return {
    vision: z.strictObject({
      ...head,
      key: z.literal('vision'),
      period: z.string().min(4),
      vision: z.string().min(1),
      motto: text,
      explanation: z.array(text).min(1),
      missions: z.array(z.strictObject({ title: text, text })).min(1),
      note,
      former: z.array(
        z.strictObject({
          period: z.string().min(4),
          vision: text,
          missions: z.array(text),
          /** The programmes that carried this vision; portals of before this field have none. */
          flagships: z.array(text).default([]),
          note,
        }),
      ),
    }),
    plan: z.strictObject({
      ...head,
      key: z.literal('plan'),
      sections: z
        .array(
          z.strictObject({
            id: z.string().regex(/^[a-z-]+$/),
            heading: text,
            paragraphs: z.array(text).min(1),
          }),
        )
        .min(1),
      plans: z
        .array(z.strictObject({ name: text, period: text, purpose: text, basis: note }))
        .min(1),
    }),
    emblem: z.strictObject({
      ...head,
      key: z.literal('emblem'),
      /** The official emblem is placed here only when the government supplies the file. */
      image: z.string().startsWith('/').nullable(),
      shape: z.array(text).min(1),
      motto: z.string().min(1),
      motto_meaning: text,
      motto_words: z.array(z.strictObject({ word: z.string().min(1), meaning: text })).min(1),
      elements: z
        .array(z.strictObject({ drawing: z.enum(emblemDrawings), name: text, meaning: text }))
        .min(1),
      colours: z
        .array(
          z.strictObject({ hex: z.string().regex(/^#[0-9A-F]{6}$/), name: text, meaning: text }),
        )
        .min(1),
    }),
    history: z.strictObject({
      ...head,
      key: z.literal('history'),
      introduction: text,
      milestones: z
        .array(
          z.strictObject({
            when: text,
            title: text,
            text,
            note,
            /** Events with one stand in the ribbon above the timeline; portals of before this field have none. */
            picture: z.enum(historyPictures).nullable().default(null),
          }),
        )
        .min(1),
    }),
    leaders: z.strictObject({
      ...head,
      key: z.literal('leaders'),
      leaders: z
        .array(
          z.strictObject({
            role: z.enum(leaderRoles),
            name: z.string().min(1),
            since: text,
            /** A photograph from the government; without one the initials stand there. */
            image: z.string().startsWith('/').nullable(),
            /** @deprecated a drawing that older content folders name; nothing shows it. */
            avatar: z.enum(['peci', 'kerudung']).optional(),
            birth: z
              .strictObject({ place: z.string().min(1), date: z.iso.date().nullable() })
              .nullable(),
            about: text,
            educations: z.array(dated),
            careers: z.array(dated),
            awards: z.array(dated),
            /** The official's own report; null leads to the search of the Corruption Eradication Commission. */
            wealth_report: https.nullable(),
            social: z.strictObject({ handle: z.string().min(1), url: https }).nullable(),
            note: text,
          }),
        )
        .min(1),
    }),
    governors: z.strictObject({
      ...head,
      key: z.literal('governors'),
      governors: z
        .array(
          z.strictObject({
            name: z.string().min(1),
            years: text,
            from: year,
            is_acting: z.boolean(),
            note,
          }),
        )
        .min(1),
    }),
    structure: z.strictObject({
      ...head,
      key: z.literal('structure'),
      introduction: z.array(text).min(1),
      groups: z.array(z.strictObject({ group: z.enum(unitGroups), duty: text })).min(1),
    }),
  }
}

/** The texts in one language. */
export const aboutTexts = aboutShapes(z.string())

export const aboutKeys = [
  'vision',
  'plan',
  'emblem',
  'history',
  'leaders',
  'governors',
  'structure',
] as const
export type AboutKey = (typeof aboutKeys)[number]
export type AboutText<K extends AboutKey = AboutKey> = z.output<(typeof aboutTexts)[K]>
export type Leader = AboutText<'leaders'>['leaders'][number]
export type Governor = AboutText<'governors'>['governors'][number]
