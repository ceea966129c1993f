import { growthMax } from './growth-limit'

/** One measured line of a growth run. */
export interface Figure {
  name: string
  value: number
  unit: 'ms' | 'MiB'
  /** Infinity for what is only told. */
  goal: number
  /** The same among a tenth of the rows; missing where growth is not asked. */
  before?: number | undefined
  /** What it may be after that; twice `before` when left out. */
  limit?: number | undefined
}

/** Differences below are the machine's and not the portal's. */
const noise = { ms: 3, MiB: 16 }

/** Within its goal and, where it was measured among a tenth, within its growth. */
export function isMet({ value, unit, goal, before, limit }: Figure): boolean {
  const mayGrowTo = before === undefined ? Infinity : (limit ?? growthMax * before)
  return value <= goal && (value <= mayGrowTo || value - (before ?? 0) <= noise[unit])
}

const decimals = (value: number) => value.toFixed(1).padStart(8)

/** One line: the judgement, value, how many times the value among a tenth, and the goals. */
export function figureLine(figure: Figure): string {
  const { name, value, unit, goal, before, limit } = figure
  const times =
    before === undefined || before === 0
      ? ''
      : `${decimals(before)} among a tenth, × ${(value / before).toFixed(2)}`
  const goals = [
    ...(goal === Infinity ? [] : [`${goal} ${unit}`]),
    ...(before === undefined
      ? []
      : [
          limit !== undefined && limit > growthMax * before
            ? `${limit.toFixed(1)} ${unit} where counting stops`
            : `× ${growthMax}`,
        ]),
  ]
  const limits = goals.length === 0 ? '' : `  (at most ${goals.join(', ')})`
  return `${isMet(figure) ? 'pass' : 'FAIL'}  ${name.padEnd(40)} ${decimals(value)} ${unit.padEnd(3)}  ${times.padEnd(34)}${limits}`.trimEnd()
}
