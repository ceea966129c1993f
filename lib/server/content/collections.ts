import { awards } from './types/awards'
import type { Collection } from './collection'
import { districts } from './types/districts'
import { home } from './types/home'
import { quickAccesses } from './types/quick-accesses'
import { strategicPrograms } from './types/strategic-programs'
import { units } from './types/units'

/** Every collection by its kind, in the order of an import. */
export const collections = {
  'quick-accesses': quickAccesses,
  districts,
  units,
  awards,
  'strategic-programs': strategicPrograms,
  home,
} satisfies Record<string, Collection>

type Collections = typeof collections
export type CollectionKind = keyof Collections

/** The port of each collection: a method for each read, with the arguments of `stored` behind the store. */
export type CollectionPorts = {
  [Kind in CollectionKind]: {
    [Name in keyof Collections[Kind]['reads']]: Collections[Kind]['reads'][Name] extends {
      stored(store: never, ...args: infer Args): infer Answer
    }
      ? (...args: Args) => Answer
      : never
  }
}
