import type { ListAddress } from '@/lib/address/list-address'

/** What a link to a list filters by. Throws when it leads elsewhere. */
export function filtersOf<Filters>(address: ListAddress<Filters>, link: HTMLElement): Filters {
  const { pathname, searchParams } = new URL(
    link.getAttribute('href') ?? '',
    'https://contoh.example',
  )
  if (pathname !== address.path) throw new Error(`${pathname} instead of ${address.path}`)
  return address.read(Object.fromEntries(searchParams))
}
