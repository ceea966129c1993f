import { vi } from 'vitest'

/** One lock as browsers keep it: the next in line gets it when the holder lets go. Until `vi.unstubAllGlobals()`. */
export function pretendLocks(): void {
  let isHeld = false
  const line: (() => void)[] = []
  const request = async (
    _: string,
    options: LockOptions,
    work: (lock: object | null) => unknown,
  ) => {
    if (isHeld && options.ifAvailable) return work(null)
    if (isHeld) await new Promise<void>((resolve) => line.push(resolve))
    isHeld = true
    const result = await work({})
    isHeld = false
    line.shift()?.()
    return result
  }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }))
}
