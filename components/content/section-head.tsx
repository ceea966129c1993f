import type { ReactNode } from 'react'

interface SectionHeadProps {
  /** Id of the heading, which names its section. */
  id: string
  eyebrow: string
  title: string
  /** On the canopy. */
  onDark?: boolean
  children?: ReactNode
}

/** Head of a section: what it belongs to with the six orbs of the spire, its title, and a sentence below. */
export function SectionHead({ id, eyebrow, title, onDark = false, children }: SectionHeadProps) {
  return (
    <div>
      <p
        className={`flex items-center gap-3 text-small font-semibold ${onDark ? 'text-pare-200' : 'text-link'}`}
      >
        {eyebrow}
        <svg
          aria-hidden="true"
          viewBox="0 0 120 12"
          className={`h-1.75 w-17.5 ${onDark ? 'text-pare-200' : 'text-pare-300'}`}
          fill="currentColor"
        >
          <path
            fill="none"
            stroke="currentColor"
            strokeLinecap="round"
            strokeWidth="1.4"
            d="M2 6h116"
          />
          <circle cx="12" cy="6" r="5" />
          <circle cx="33" cy="6" r="4.4" />
          <circle cx="52" cy="6" r="3.8" />
          <circle cx="69" cy="6" r="3.3" />
          <circle cx="84" cy="6" r="2.8" />
          <circle cx="97" cy="6" r="2.3" />
        </svg>
      </p>
      <h2 id={id} className={`mt-1 text-h2 ${onDark ? 'text-white' : ''}`}>
        {title}
      </h2>
      {children}
    </div>
  )
}
