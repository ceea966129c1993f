import { Link } from './link'
import type { ChipLink } from './chip-nav'

/** More filters than a row of chips holds: a rail beside what they narrow, below 1024 px a row that scrolls sideways. */
export function RailNav({ label, links }: { label: string; links: ChipLink[] }) {
  return (
    <nav
      aria-label={label}
      className={
        'no-print relative -mx-5 scroll-px-5 self-start overflow-x-auto px-5 py-1 md:-mx-6 md:scroll-px-6 ' +
        'md:px-6 lg:mx-0 lg:overflow-visible lg:rounded-card lg:bg-surface lg:px-4 lg:py-5 lg:shadow-0 lg:forced-colors:border'
      }
    >
      <ul className="flex w-max gap-2 lg:w-auto lg:flex-col lg:gap-0.5">
        {links.map(({ label: text, href, isCurrent }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className="rail-link rounded-full text-hejo-700 lg:rounded-lg lg:text-text"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
