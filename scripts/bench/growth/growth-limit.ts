import type { Cost } from './complaint-costs'
import { wholeList } from './public-questions'

/** How many times the cost among a tenth of the complaints a question may cost. */
export const growthMax = 2

type Measured = Pick<Cost, 'name' | 'amount' | 'isCounted'>

/**
 * What a question may cost among ten times the complaints, in what its cost is counted in; Infinity for one that was not measured
 * among few.
 * @param few costs among a tenth of the complaints
 */
export function growthLimit({ name, isCounted }: Measured, few: readonly Measured[]): number {
  const costOf = (wanted: string) => few.find((cost) => cost.name === wanted)?.amount ?? Infinity
  return growthMax * (costOf(name) + (isCounted ? costOf(wholeList) : 0))
}
