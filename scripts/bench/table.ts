import type { Row } from './load'

/** A row with the rows it is compared to. */
export interface Compared {
  row: Row
  bare?: Row
  plainNext?: Row
}

export interface Goal {
  text: string
  isMet: boolean
}

/** A cached page must reach half of what bare Node does with the same bytes, and fifteen times Next's own server. */
const bareShareGoal = 0.5
const nextTimesGoal = 15

const whole = (value: number) => Math.round(value).toLocaleString('en-US')
const ratio = (value: number) => value.toFixed(value < 10 ? 2 : 0)
const against = (row: Row, other: Row | undefined) =>
  other && other.requestsPerSecond > 0 ? row.requestsPerSecond / other.requestsPerSecond : null

const headings = [
  'case',
  'server',
  'req/s',
  'p50 ms',
  'p99 ms',
  'µs/req',
  '× bare',
  '× next',
  'failed',
]

function cells({ row, bare, plainNext }: Compared): string[] {
  const [toBare, toNext] = [against(row, bare), against(row, plainNext)]
  return [
    row.name,
    row.target,
    whole(row.requestsPerSecond),
    String(row.p50Ms),
    String(row.p99Ms),
    row.microseconds === null ? 'n/a' : whole(row.microseconds),
    toBare === null ? '' : ratio(toBare),
    toNext === null ? '' : ratio(toNext),
    whole(row.failures),
  ]
}

/** Lines up the columns; the first two hold words, the others numbers. */
export function tableText(rows: readonly Compared[]): string {
  const lines = [headings, ...rows.map(cells)]
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  const aligned = (cell: string, column: number) =>
    column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return lines.map((line) => line.map(aligned).join('  ').trimEnd()).join('\n')
}

/** Judges the rows of cached pages. */
export function goalsOf(rows: readonly Compared[]): Goal[] {
  return rows.flatMap(({ row, bare, plainNext }) => {
    const [toBare, toNext] = [against(row, bare), against(row, plainNext)]
    return [
      ...(toBare === null
        ? []
        : [
            {
              text: `${row.name}: ${ratio(toBare)} of bare node (goal ${bareShareGoal})`,
              isMet: toBare >= bareShareGoal,
            },
          ]),
      ...(toNext === null
        ? []
        : [
            {
              text: `${row.name}: ${ratio(toNext)} times next start (goal ${nextTimesGoal})`,
              isMet: toNext >= nextTimesGoal,
            },
          ]),
    ]
  })
}
