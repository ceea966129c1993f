import { Link } from './link'
import type { ChipLink } from './chip-nav'

/** More filters than a row of chips holds: a rail beside what they narrow, below 1024 px a row that scrolls sideways. */
export function RailNav({ label, links }: { label: string; links: ChipLink[] }) {
  return (
    <nav aria-label={label} className="no-print rail">
      <ul className="flex w-max gap-2 lg:w-auto lg:flex-col lg:gap-0.5">
        {links.map(({ label: text, href, isCurrent }) => (
          <li key={href}>
            <Link href={href} aria-current={isCurrent ? 'page' : undefined} className="rail-link">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
