import { create } from 'zustand'
import { keepTicks, readTicks, watchTicks } from '@/lib/device/ticks'

/** Names a plan's ticks on the device. */
const listOf = (plan: string) => `rencana/${plan}`

interface TicksState {
  /** Steps that are done, by plan. */
  plans: ReadonlyMap<string, ReadonlySet<string>>
  /** False where the browser refuses to keep them. */
  areKept: boolean
  /** The plan in which somebody has just ticked something; what comes with the page, or from another tab, is nobody's doing here. */
  changed: string | null
}

const useStore = create<TicksState>()(() => ({
  plans: new Map(),
  areKept: true,
  changed: null,
}))

const show = (plan: string, ticks: ReadonlySet<string>) =>
  useStore.setState(({ plans }) => ({ plans: new Map(plans).set(plan, ticks) }))

const storedTicks = (plan: string): ReadonlySet<string> => new Set(readTicks(listOf(plan)))

function keep(plan: string, ticks: ReadonlySet<string>) {
  show(plan, ticks)
  useStore.setState({ areKept: keepTicks(listOf(plan), [...ticks]) })
}

/**
 * Reads the ticks of a plan from the device, once, and takes over what other tabs tick in it; each would undo what the other keeps. For as
 * long as the tab is open, because its reader comes back to a plan from other pages.
 */
export function loadTicks(plan: string) {
  if (useStore.getState().plans.has(plan)) return
  // As they are: a browser that refuses says so before anything is ticked.
  keep(plan, storedTicks(plan))
  watchTicks(listOf(plan), (steps) => show(plan, new Set(steps)))
}

const ticksOf = (plan: string) => useStore.getState().plans.get(plan) ?? storedTicks(plan)

/** Marks a step as done or not, here and on the device. */
export function tick(plan: string, step: string, isDone: boolean) {
  const ticks = new Set(ticksOf(plan))
  if (isDone) ticks.add(step)
  else ticks.delete(step)
  keep(plan, ticks)
}

/** Somebody marks a step. */
export function changeTick(plan: string, step: string, isDone: boolean) {
  tick(plan, step, isDone)
  useStore.setState({ changed: plan })
}

/** Whoever comes back to a plan has changed nothing in it yet. */
export const forgetChange = () => useStore.setState({ changed: null })

/** Forgets all ticks of a plan. */
export function clearTicks(plan: string) {
  keep(plan, new Set())
  forgetChange()
}

const none: ReadonlySet<string> = new Set()

/** Whether somebody has just ticked something in a plan. */
export const useIsChanged = (plan: string) => useStore(({ changed }) => changed === plan)

/** Whether ticks stay on this device. */
export const useAreKept = () => useStore(({ areKept }) => areKept)

/** The steps that are done; none until they were read. */
export const useTicks = (plan: string) => useStore(({ plans }) => plans.get(plan) ?? none)
