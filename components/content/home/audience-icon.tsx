import type { ReactNode } from 'react'
import type { ServiceAudience } from '@/lib/schemas/popular-services'

// Half-transparent areas and outlines take the text colour, highlights the accent; both come from the drawings of the design.
const accent = 'var(--icon-accent, var(--pare-400))'
const area = { fill: 'currentColor', fillOpacity: 0.16, stroke: 'none' }

const drawings: Record<ServiceAudience, ReactNode> = {
  wargi: (
    <>
      <path {...area} d="M6 42v-4a10 10 0 0 1 20 0v4Z" />
      <path d="M9.5 17a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0m-5 25v-3.5a11.5 11.5 0 0 1 23 0V42" />
      <path
        stroke={accent}
        d="M29 20a5 5 0 1 0 10 0 5 5 0 1 0-10 0m4 11.5a9.5 9.5 0 0 1 10.5 9V42"
      />
    </>
  ),
  usaha: (
    <>
      <path {...area} d="M5 18h38v22H5Z" />
      <path d="M8 15h32a3.5 3.5 0 0 1 3.5 3.5V37a3.5 3.5 0 0 1-3.5 3.5H8A3.5 3.5 0 0 1 4.5 37V18.5A3.5 3.5 0 0 1 8 15m8 0v-4a3.5 3.5 0 0 1 3.5-3.5h9A3.5 3.5 0 0 1 32 11v4" />
      <path stroke={accent} d="M4.5 25q19.5 8 39 0M24 27v4.5" />
    </>
  ),
  'pencari-kerja': (
    <>
      <path {...area} d="M9 6h22l6 6v12L20 42H9Z" />
      <path d="M37 20v-7l-7-7H11a3 3 0 0 0-3 3v30a3 3 0 0 0 3 3h7M29.5 6.5v7h7m-22 4.5H26m-11.5 7H22" />
      <path stroke={accent} d="M22 31a8 8 0 1 0 16 0 8 8 0 1 0-16 0m14 6 7 6.5" />
    </>
  ),
}

/** Whom a group of services is for, on a 48 by 48 field. */
export function AudienceIcon({
  audience,
  className = '',
}: {
  audience: ServiceAudience
  className?: string
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {drawings[audience]}
    </svg>
  )
}
