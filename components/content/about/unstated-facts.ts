import type { ShownOfficeFacts } from '../offices/office-facts'

const facts = ['address', 'phone', 'hours'] as const

/**
 * Takes out of a list what none of its governments has stated, so that it is said once below and not in every row.
 * @returns the rest, and the facts that were taken out; none for a list of one
 */
export function withoutUnstated(governments: ReadonlyMap<string, ShownOfficeFacts>) {
  const listed = [...governments.values()]
  const unstated = facts.filter(
    (fact) => listed.length > 1 && listed.every((office) => office[fact] === null),
  )
  const rest = new Map(
    [...governments].map(([code, office]) => [
      code,
      { ...office, ...Object.fromEntries(unstated.map((fact) => [fact, undefined])) },
    ]),
  )
  return { governments: rest, unstated }
}
