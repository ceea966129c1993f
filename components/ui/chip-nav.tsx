import { Link } from './link'

export interface ChipLink {
  label: string
  href: string
  isCurrent: boolean
}

/** Filters that are links, so they work without scripts; below 1024 px a row that scrolls sideways. */
export function ChipNav({ label, chips }: { label: string; chips: ChipLink[] }) {
  return (
    <nav aria-label={label} className="no-print sideways-row py-2 lg:px-0">
      <ul className="flex w-max gap-2 lg:w-auto lg:flex-wrap">
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
