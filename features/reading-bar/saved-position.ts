/** Sentence at which reading stopped, by path, and the last rate; in memory only. */
const positions = new Map<string, number>()
let rate = 1

export const speeds = [0.75, 1, 1.25, 1.5] as const

export const savedPosition = (path: string) => positions.get(path) ?? 0
export const savePosition = (path: string, index: number) => void positions.set(path, index)

export const savedRate = () => rate
export const saveRate = (next: number) => void (rate = next)
