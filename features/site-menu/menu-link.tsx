'use client'

import { glyphPaths, type Glyph } from '@/components/layout/menu/glyph-paths'
import { Link } from '@/components/ui/link'

interface MenuLinkProps {
  href: string
  title: string
  /** At most two lines are shown; the menu of small screens does without. */
  description?: string
  /** Name of a drawing, or a path of this site. */
  icon: Glyph | `/${string}`
}

const isPath = (icon: string): icon is `/${string}` => icon.startsWith('/')

/** A menu icon in its leaf, 44 px; decorative. */
function MenuGlyph({ name }: { name: Glyph }) {
  const { tint, line } = glyphPaths[name]
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-leaf-sm bg-hejo-50 text-hejo-700"
    >
      <svg viewBox="0 0 256 256" fill="currentColor" className="size-7">
        <path d={tint} opacity={0.2} />
        <path d={line} />
      </svg>
    </span>
  )
}

/** An item of a menu: drawing, title and what is behind it. */
export function MenuLink({ href, title, description, icon }: MenuLinkProps) {
  const gap =
    description === undefined
      ? 'items-center rounded-md py-1.5 pe-2'
      : 'items-start rounded-xl p-3.5'
  return (
    <Link
      href={href}
      data-event-title={title}
      className={`flex gap-3.5 transition-colors duration-fast hover:bg-subtle ${gap}`}
    >
      {isPath(icon) ? (
        <img
          src={icon}
          alt=""
          width={44}
          height={44}
          className="size-11 shrink-0 rounded-leaf-sm"
        />
      ) : (
        <MenuGlyph name={icon} />
      )}
      {description === undefined ? (
        <span className="text-body text-heading">{title}</span>
      ) : (
        <span className="min-w-0">
          <span className="block text-label text-heading">{title}</span>{' '}
          <span className="line-clamp-2 text-small text-text-3">{description}</span>
        </span>
      )}
    </Link>
  )
}
