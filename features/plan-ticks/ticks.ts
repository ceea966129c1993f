import { create } from 'zustand'

/** Where a plan's ticks are kept on the device. */
const ticksKey = (plan: string) => `plan-ticks-${plan}`

/** Steps that are done, by plan. */
const useStore = create<{ plans: ReadonlyMap<string, ReadonlySet<string>> }>()(() => ({
  plans: new Map(),
}))

function storedTicks(plan: string): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(ticksKey(plan)) ?? '[]')
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [])
  } catch {
    // Storage that is blocked or spoilt holds no ticks.
    return new Set()
  }
}

function keep(plan: string, ticks: ReadonlySet<string>) {
  useStore.setState(({ plans }) => ({ plans: new Map(plans).set(plan, ticks) }))
  try {
    if (ticks.size === 0) localStorage.removeItem(ticksKey(plan))
    else localStorage.setItem(ticksKey(plan), JSON.stringify([...ticks]))
  } catch {
    // A device that keeps nothing shows them until the page is closed.
  }
}

/** Reads the ticks of a plan from the device, once. */
export function readTicks(plan: string) {
  if (!useStore.getState().plans.has(plan))
    useStore.setState(({ plans }) => ({ plans: new Map(plans).set(plan, storedTicks(plan)) }))
}

const ticksOf = (plan: string) => useStore.getState().plans.get(plan) ?? storedTicks(plan)

/** Marks a step as done or not, here and on the device. */
export function tick(plan: string, step: string, isDone: boolean) {
  const ticks = new Set(ticksOf(plan))
  if (isDone) ticks.add(step)
  else ticks.delete(step)
  keep(plan, ticks)
}

/** Forgets all ticks of a plan. */
export const clearTicks = (plan: string) => keep(plan, new Set())

const none: ReadonlySet<string> = new Set()

/** The steps that are done; none until they were read. */
export const useTicks = (plan: string) => useStore(({ plans }) => plans.get(plan) ?? none)
