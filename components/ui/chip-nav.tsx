import { Link } from './link'

export interface ChipLink {
  label: string
  href: string
  isCurrent: boolean
}

/** Filters that are links, so they work without scripts; a row that scrolls sideways on phones. */
export function ChipNav({ label, chips }: { label: string; chips: ChipLink[] }) {
  return (
    <nav aria-label={label} className="-mx-5 overflow-x-auto px-5 py-2 md:mx-0 md:px-0">
      <ul className="flex w-max gap-2 md:w-auto md:flex-wrap">
        {chips.map((chip) => (
          <li key={chip.href}>
            <Link
              href={chip.href}
              aria-current={chip.isCurrent ? 'page' : undefined}
              className="chip rounded-full text-hejo-700"
            >
              {chip.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
