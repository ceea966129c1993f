import { vi } from 'vitest'

// In the browser projects this stands in the place of `next/navigation` (vitest.config.ts), for all files alike: with `vi.mock` each file
// would need modules and a window for itself.

const start = 'http://localhost:3000/'

/** Where the visitor is; a component hears of a change when it renders again. */
export const place = { path: '/', query: new URLSearchParams() }
export const router = { push: vi.fn<(address: string) => void>(), refresh: vi.fn<() => void>() }

/** Takes the visitor to an address, seen from the home page. */
export function goTo(address: string | URL) {
  const { pathname, searchParams } = new URL(address, start)
  Object.assign(place, { path: pathname, query: searchParams })
}

/** Puts back what test files share. */
export function resetNavigation() {
  goTo('/')
  for (const method of Object.values(router)) method.mockReset()
}

export const usePathname = () => place.path
export const useSearchParams = () => place.query
export const useRouter = () => router
