import type { z } from 'zod'
import { isNearVillage, villageReachKm } from '@/lib/complaints/village-reach'
import {
  asksFreeText,
  complaintInformation,
  complaintLocation,
  otherMarker,
  reporter,
} from '@/lib/schemas/complaints'
import type { ComplaintForm, InformationForm, LocationForm, Position } from './form'
import type { RawImage } from './photos'
import { partOf } from './steps'

/** Rules whose sentences stand in the validation namespace. */
export const rules = [
  'required',
  'numeric',
  'email',
  'min',
  'max',
  'phoneNumber',
  'characters',
  'areaCode',
  'outsideProvince',
  'farFromVillage',
] as const
type Rule = (typeof rules)[number]

/** One wrong field: its path in the API, the broken rule and, for lengths, the bound. */
export interface FieldProblem {
  path: string
  rule: Rule
  length?: number
}

const isRule = (name: string): name is Rule => rules.some((rule) => rule === name)

function check(path: string, schema: z.ZodType, value: unknown): FieldProblem[] {
  const issue = schema.safeParse(value).error?.issues[0]
  if (!issue) return []
  const bound =
    issue.code === 'too_big'
      ? issue.maximum
      : issue.code === 'too_small'
        ? issue.minimum
        : undefined
  const rule = isRule(issue.message) ? issue.message : 'required'
  return [
    {
      path,
      rule,
      ...(bound === undefined || (rule !== 'min' && rule !== 'max')
        ? {}
        : { length: Number(bound) }),
    },
  ]
}

// Each field alone: a schema of the whole stops at the first kind of problem, people want to see all of them at once.
const reporterProblems = (values: ComplaintForm['data_wargi']): FieldProblem[] => [
  ...check('data_wargi.name', reporter.shape.name, values.name),
  ...check('data_wargi.phone', reporter.shape.phone, values.phone),
  ...check('data_wargi.email', reporter.shape.email, values.email),
]

function informationProblems(values: InformationForm): FieldProblem[] {
  const fields = complaintInformation.shape
  const at = (name: string) => `informasi_aduan.${name}`
  const freeText = (name: 'category_child_id' | 'sub_category_child_id'): FieldProblem[] =>
    values[name].trim() === ''
      ? [{ path: at(name), rule: 'required' }]
      : check(at(name), fields[name], values[name])
  return [
    ...check(at('type'), fields.type, values.type),
    ...check(at('category'), fields.category, values.category),
    ...(asksFreeText(values.category) ? freeText('category_child_id') : []),
    ...(values.category !== '' && values.category !== otherMarker && values.sub_category === ''
      ? [{ path: at('sub_category'), rule: 'required' as const }]
      : []),
    ...(asksFreeText(values.sub_category) ? freeText('sub_category_child_id') : []),
    ...check(at('title'), fields.title, values.title),
    ...check(at('reason'), fields.reason, values.reason),
  ]
}

// A photo whose bar still runs was looked at before it began, and the bar goes on in the next step.
const photoProblems = (photos: readonly RawImage[]): FieldProblem[] =>
  photos.some(({ errors }) => errors.length === 0)
    ? []
    : [{ path: 'foto_aduan.images', rule: 'required' }]

const placeOf = (position: Position | null) =>
  position && { latitude: position.lat, longitude: position.lng }

function locationProblems(values: LocationForm): FieldProblem[] {
  const fields = complaintLocation.shape
  const at = (name: string) => `lokasi_aduan.${name}`
  const position = placeOf(values.location)
  const centre = placeOf(values.village_centre)
  const wrongPosition = check(at('location'), fields.location, position ?? undefined)
  const isFar =
    wrongPosition.length === 0 &&
    position !== null &&
    centre !== null &&
    !isNearVillage(position, centre)
  return [
    ...check(at('city_id'), fields.city_id, values.city_id),
    ...check(at('district_id'), fields.district_id, values.district_id),
    ...check(at('village_id'), fields.village_id, values.village_id),
    // Without a village there is no centre yet; naming the position too would blame people for one thing twice.
    ...(values.village_id === '' && position === null ? [] : wrongPosition),
    ...(isFar
      ? [{ path: at('location'), rule: 'farFromVillage' as const, length: villageReachKm }]
      : []),
    ...check(at('address'), fields.address, values.place.address),
    ...check(at('address_detail'), fields.address_detail, values.address_detail),
  ]
}

/** All problems of a step in the order of its fields; empty means that the next step may come. */
export function problemsOf(
  step: number,
  form: ComplaintForm,
  photos: readonly RawImage[],
): FieldProblem[] {
  const part = partOf(step)
  if (part === 'data_wargi') return reporterProblems(form.data_wargi)
  if (part === 'informasi_aduan') return informationProblems(form.informasi_aduan)
  if (part === 'foto_aduan') return photoProblems(photos)
  return locationProblems(form.lokasi_aduan)
}
