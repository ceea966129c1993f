/** Sentence somebody stopped at, by path, and the speed last used: for as long as the page lives, and nowhere else. */
const places = new Map<string, number>()
let rate = 1

export const speeds = [0.75, 1, 1.25, 1.5] as const

export const keptPlace = (path: string) => places.get(path) ?? 0
export const keepPlace = (path: string, index: number) => void places.set(path, index)

export const keptRate = () => rate
export const keepRate = (next: number) => void (rate = next)
