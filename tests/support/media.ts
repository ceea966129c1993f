import { vi } from 'vitest'

/**
 * Gives jsdom media queries.
 * @param matches the answer to each query
 * @returns changes the answer and tells everybody who listens
 */
export function installMedia(matches: (query: string) => boolean) {
  const listeners = new Set<() => void>()
  let doesMatch = matches
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return doesMatch(query)
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }))
  return (next: (query: string) => boolean) => {
    doesMatch = next
    for (const listener of listeners) listener()
  }
}

/** A system that asks for less motion, or not. */
export const reducedMotion = (isReduced: boolean) => (query: string) =>
  isReduced && query.includes('reduced-motion')
