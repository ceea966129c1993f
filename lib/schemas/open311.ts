import { z } from 'zod'
import { regencyOrDistrictCode } from './areas'
import { addressDetailMax, email, nameMax, otherChoiceMax, phone, reasonMax } from './complaints'
import { pageParam } from './list'
import { line, optionalLine, optionalParagraph, paragraph } from './text'

/** Source of every name here: Open311 GeoReport v2, https://wiki.open311.org/GeoReport_v2 */
export const jurisdictionId = 'jabarprov.go.id'
const requestPageMax = 200
/** Longest range of a query in days, and the default one. */
export const requestRangeDays = 90

const openStatuses = ['open', 'closed'] as const
export type OpenStatus = (typeof openStatuses)[number]

/** A comma-separated list; empty items are dropped. */
const commaSeparated = z
  .string()
  .max(2_000, 'max')
  .transform((value) =>
    value
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  )
// The standard asks for W3C times; days alone are common among its clients.
const moment = z.union([z.iso.datetime({ offset: true }), z.iso.date()], 'date').optional()

export const openRequestsQuery = z.object({
  service_request_id: commaSeparated.pipe(z.array(z.string()).max(50, 'max')).optional(),
  service_code: commaSeparated.pipe(z.array(z.string()).max(50, 'max')).optional(),
  start_date: moment,
  end_date: moment,
  /** No parameter of the standard, whose `address_id` is of no use to a query: everything in a regency, city or district. */
  area_code: regencyOrDistrictCode.optional(),
  status: commaSeparated.pipe(z.array(z.enum(openStatuses, 'unknownChoice'))).optional(),
  page: pageParam,
  page_size: z
    .string()
    .optional()
    .transform((value) => {
      const size = Number(value)
      return Number.isInteger(size) && size >= 1 ? Math.min(size, requestPageMax) : requestPageMax
    }),
})
export type OpenRequestsQuery = z.output<typeof openRequestsQuery>

export const visibilities = ['public', 'anonymous', 'private'] as const

const degrees = z
  .string('required')
  .regex(/^-?\d{1,3}(\.\d{1,20})?$/, { abort: true, error: 'invalid' })
  .transform(Number)

/** The form of a new request. Bounds are those of the portal's own form. */
export const openReportForm = z.object({
  service_code: z.string('required').min(1, 'required').max(200, 'max'),
  lat: degrees.pipe(z.number().min(-8.5, 'outsideProvince').max(-5.5, 'outsideProvince')),
  long: degrees.pipe(z.number().min(106, 'outsideProvince').max(109.5, 'outsideProvince')),
  address_string: optionalParagraph(500).default(''),
  first_name: line(1, nameMax),
  last_name: optionalLine(nameMax).default(''),
  phone,
  email,
  description: paragraph(1, reasonMax),
  'attribute[visibility]': z.enum(visibilities, 'unknownChoice').default('public'),
  'attribute[detail]': optionalParagraph(otherChoiceMax).default(''),
  'attribute[address_detail]': optionalParagraph(addressDetailMax).default(''),
})
export type OpenReportForm = z.output<typeof openReportForm>

export const openService = z.strictObject({
  service_code: z.string(),
  service_name: z.string(),
  description: z.string(),
  metadata: z.boolean(),
  type: z.literal('realtime'),
  keywords: z.string(),
  group: z.string(),
})
export type OpenService = z.output<typeof openService>

const openAttribute = z.strictObject({
  variable: z.boolean(),
  code: z.string(),
  datatype: z.enum(['string', 'text', 'singlevaluelist']),
  required: z.boolean(),
  datatype_description: z.string(),
  order: z.number().int(),
  description: z.string(),
  values: z.array(z.strictObject({ key: z.string(), name: z.string() })),
})
export const openServiceDefinition = z.strictObject({
  service_code: z.string(),
  attributes: z.array(openAttribute),
})
export type OpenServiceDefinition = z.output<typeof openServiceDefinition>

/** A public complaint; the position is the middle of its village. */
export const openRequest = z.strictObject({
  service_request_id: z.string(),
  status: z.enum(openStatuses),
  status_notes: z.string().nullable(),
  service_name: z.string(),
  service_code: z.string(),
  description: z.string(),
  agency_responsible: z.string().nullable(),
  service_notice: z.null(),
  requested_datetime: z.iso.datetime({ offset: true }),
  updated_datetime: z.iso.datetime({ offset: true }),
  expected_datetime: z.iso.datetime({ offset: true }).nullable(),
  address: z.string(),
  address_id: z.string(),
  zipcode: z.null(),
  lat: z.number().nullable(),
  long: z.number().nullable(),
  media_url: z.url().nullable(),
  /** Fields that the standard does not define; `is_example` marks examples. */
  extended_attributes: z.strictObject({
    title: z.string(),
    portal_status: z.string(),
    portal_status_name: z.string(),
    is_example: z.boolean(),
  }),
})
export type OpenRequest = z.output<typeof openRequest>

export const openReportReceipt = z.strictObject({
  service_request_id: z.string(),
  service_notice: z.string(),
  account_id: z.null(),
})
export const openToken = z.strictObject({ service_request_id: z.string(), token: z.string() })
export const openError = z.strictObject({ code: z.string(), description: z.string() })
export type OpenError = z.output<typeof openError>
