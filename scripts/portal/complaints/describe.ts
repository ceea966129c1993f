import type {
  HandledComplaint,
  HandledComplaintDetail,
  HandledEvent,
  HandlingResult,
} from '@/lib/schemas/complaint-handling'
import { plainLine, plainLines, shortened, tableLines } from './table'

const titleWidth = 40
const bodyWidth = 24
const labelWidth = 14

const waiting = { answer: 'reporter to answer', confirmation: 'reporter to confirm' } as const

const marksOf = ({
  is_late: isLate,
  held_reason: held,
  type,
  is_demo: isDemo,
  merged_into: into,
}: HandledComplaint) =>
  [
    isLate && 'LATE',
    held !== null && `HELD:${held}`,
    type === 'private' && 'private',
    into !== null && `joined to ${into}`,
    isDemo && 'example',
  ]
    .filter((mark) => mark !== false)
    .join(' ')

const situation = ({ status, awaits }: Pick<HandlingResult, 'status' | 'awaits'>) =>
  awaits === null ? status : `${status} (waits for ${waiting[awaits]})`

/** Complaints as an aligned table, the most urgent marks last on the line. */
export function listLines(complaints: readonly HandledComplaint[]): string[] {
  if (complaints.length === 0) return ['No complaints.']
  return tableLines(
    ['NUMBER', 'STEP', 'STATUS', 'DUE', 'REGION', 'HANDLED BY', 'TITLE', 'MARKS'],
    complaints.map((complaint) => [
      complaint.complaint_number,
      String(complaint.step),
      situation(complaint),
      complaint.resolve_due_on ?? '-',
      plainLine(complaint.city_name),
      shortened(complaint.handling_body, bodyWidth) || '-',
      shortened(complaint.title, titleWidth),
      marksOf(complaint),
    ]),
  )
}

function eventLines(event: HandledEvent): string[] {
  const facts = [
    event.body && `to ${plainLine(event.body)}`,
    event.reason_code && `reason ${event.reason_code}`,
    event.due_on && `due ${event.due_on}`,
    !event.is_public && 'not public',
  ].filter(Boolean)
  return [
    `  ${event.step}. ${event.at}  ${event.kind} -> ${event.status}  by ${plainLine(event.actor)}${facts.length > 0 ? `  (${facts.join(', ')})` : ''}`,
    ...plainLines(event.note).map((line) => `     ${line}`),
    ...(event.message
      ? plainLines(event.message.text).map((line) => `     ${event.message?.author ?? ''}: ${line}`)
      : []),
    ...event.evidences.map(
      ({ id, held_reason: held }) => `     photo ${id}${held === null ? '' : `  HIDDEN:${held}`}`,
    ),
    ...event.documents.map(
      ({ id, title, size }) =>
        `     document ${id}  ${plainLine(title)} (${Math.ceil(size / 1024)} KiB)`,
    ),
  ]
}

/** Others about the same matter, with what joins them. */
function duplicateLines({ look_alikes: others }: HandledComplaintDetail): string[] {
  if (others.length === 0) return []
  const rows = others.map((other) => [
    `  ${other.complaint_number}`,
    `${other.distance_m} m`,
    other.status,
    shortened(other.handling_body, bodyWidth) || '-',
    shortened(other.title, titleWidth),
    other.type === 'private' ? 'private' : '',
  ])
  return [
    '',
    'May be about the same matter (complaints merge … --into …)',
    ...tableLines(['  NUMBER', 'DISTANCE', 'STATUS', 'HANDLED BY', 'TITLE', 'MARKS'], rows),
  ]
}

/** What the reporter thought of the handling, for officers only. */
const ratingLines = (
  { rating }: HandledComplaintDetail,
  line: (label: string, value: string) => string,
): string[] =>
  rating === null
    ? []
    : [
        line('Rating', `${rating.rating} of 5, ${rating.created_at}`),
        ...plainLines(rating.reason).map((each) => line('', each)),
      ]

const hasFiles = ({ photos, steps }: HandledComplaintDetail) =>
  photos.length > 0 ||
  steps.some(({ evidences, documents }) => evidences.length + documents.length > 0)

/** Everything an officer needs for one complaint, as lines. */
export function detailLines(complaint: HandledComplaintDetail): string[] {
  const { reporter } = complaint
  const line = (label: string, value: string) => `${label.padEnd(labelWidth)}${value}`
  const subcategory = complaint.subcategory_id === null ? '' : ` / ${complaint.subcategory_id}`
  const words = [complaint.category_other, complaint.subcategory_other]
    .filter(Boolean)
    .map((each) => ` (${plainLine(each)})`)
  return [
    `${complaint.complaint_number}  ${plainLine(complaint.title)}`,
    line('Status', `${situation(complaint)}, step ${complaint.step}`),
    line(
      'Due',
      complaint.resolve_due_on === null
        ? '-'
        : `${complaint.resolve_due_on}${complaint.is_late ? '  LATE' : ''} (${complaint.service_class})`,
    ),
    line('Handled by', plainLine(complaint.handling_body) || '-'),
    line('May go to', complaint.moves.join(', ') || 'nowhere'),
    line(
      'Visibility',
      `${complaint.type}${complaint.is_anonymous ? ', anonymous' : ''}${complaint.held_reason === null ? '' : `, HELD: ${complaint.held_reason}`}`,
    ),
    line('Category', `${complaint.category_id}${subcategory}${words.join('')}`),
    line(
      'Place',
      [complaint.village_name, complaint.district_name, complaint.city_name]
        .map(plainLine)
        .join(', '),
    ),
    line(
      'Address',
      [complaint.address, complaint.address_detail].map(plainLine).filter(Boolean).join(' | ') ||
        '-',
    ),
    line('Position', `${complaint.latitude}, ${complaint.longitude}`),
    line(
      'Reporter',
      reporter === null
        ? 'removed'
        : [reporter.name, reporter.phone, reporter.email].map(plainLine).join(', '),
    ),
    line('Received', complaint.created_at),
    line('Support', `${complaint.supporters} supporters, ${complaint.flags} flags`),
    ...ratingLines(complaint, line),
    ...(complaint.merged_into === null ? [] : [line('Joined to', complaint.merged_into)]),
    ...(complaint.is_demo ? [line('Example', 'yes')] : []),
    ...complaint.photos.map(({ id }) => line('Photo', id)),
    ...(hasFiles(complaint)
      ? [line('Files', `complaints files ${complaint.complaint_number} saves or opens them`)]
      : []),
    '',
    ...plainLines(complaint.description).map((each) => `  ${each}`),
    '',
    'Steps',
    ...complaint.steps.flatMap(eventLines),
    ...duplicateLines(complaint),
  ]
}

/** What a complaint became, in one line. */
export const resultLine = (result: HandlingResult) =>
  `${result.complaint_number}: step ${result.step}, ${situation(result)}${result.resolve_due_on === null ? '' : `, due ${result.resolve_due_on}`}`
