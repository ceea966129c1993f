import type { ShownOfficeFacts } from './office-facts'

const facts = ['address', 'phone', 'hours'] as const
export type UnstatedFact = (typeof facts)[number]

/**
 * Takes out of a list what none of its offices has stated, so that it is said once below and not in every row.
 * @returns the rest, and the facts that were taken out; none for a list of one
 */
export function withoutUnstated<Key>(listed: ReadonlyMap<Key, ShownOfficeFacts>) {
  const offices = [...listed.values()]
  const unstated = facts.filter(
    (fact) => offices.length > 1 && offices.every((office) => office[fact] === null),
  )
  const rest = new Map(
    [...listed].map(([key, office]) => [
      key,
      { ...office, ...Object.fromEntries(unstated.map((fact) => [fact, undefined])) },
    ]),
  )
  return { offices: rest, unstated }
}
