import { vi } from 'vitest'

type Callback = (entries: { target: Element; isIntersecting: boolean }[]) => void

/**
 * Gives jsdom, which has no layout, an IntersectionObserver.
 * @returns reports to every observer of an element whether it is in view; null means every observed element
 */
export function installIntersections() {
  const watched = new Map<FakeObserver, Set<Element>>()
  class FakeObserver {
    constructor(readonly callback: Callback) {
      watched.set(this, new Set())
    }
    observe(element: Element) {
      watched.get(this)?.add(element)
    }
    unobserve(element: Element) {
      watched.get(this)?.delete(element)
    }
    disconnect() {
      watched.delete(this)
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  return (element: Element | null, isIntersecting: boolean) => {
    for (const [observer, elements] of watched) {
      const entries = [...elements]
        .filter((target) => element === null || target === element)
        .map((target) => ({ target, isIntersecting }))
      if (entries.length > 0) observer.callback(entries)
    }
  }
}
