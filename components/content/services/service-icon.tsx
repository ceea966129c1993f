import type { ReactNode } from 'react'
import type { ServiceCategory } from '@/lib/schemas/services'
import { serviceCategoryKeys, type ServiceCategoryKey } from './service-category-key'

// Half-transparent areas and outlines take the text colour, highlights the accent; both come from the drawings of the design.
const accent = 'var(--icon-accent, var(--pare-300))'

/** The strokes of each category's drawing on a 48 by 48 field; stroke ends and joins are round for all of them. */
const drawings: Record<ServiceCategoryKey, ReactNode> = {
  kependudukan: (
    <>
      <path fill="currentColor" fillOpacity={0.16} d="M8 22 24 8l16 14v19H8Z" />
      <path
        stroke="currentColor"
        d="M4.5 24Q13 21 17 12l3-4h8l3 4q4 9 12.5 12m-25-16-3-3.5m14 3.5 3-3.5M10 24v17h28V24"
      />
      <path stroke="currentColor" d="M19 41v-8a5 5 0 0 1 10 0v8" />
      <path fill={accent} d="M20.8 21.5a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0" />
    </>
  ),
  pendidikan: (
    <>
      <path fill="currentColor" fillOpacity={0.16} d="M12 21v12q12 8 24 0V21l-12 6Z" />
      <path stroke="currentColor" d="m24 9 21 9.5L24 28 3 18.5ZM12 23v10.5q12 8 24 0V23" />
      <path stroke={accent} d="M24 18.5q12 1.5 15 3V33m0 3.5v.5" />
    </>
  ),
  kesehatan: (
    <>
      <path
        fill="currentColor"
        fillOpacity={0.16}
        d="M24 42Q5 29 5 17.5A10 10 0 0 1 24 13a10 10 0 0 1 19 4.5Q43 29 24 42"
      />
      <path
        stroke="currentColor"
        d="M24 42Q5 29 5 17.5A10 10 0 0 1 24 13a10 10 0 0 1 19 4.5Q43 29 24 42"
      />
      <path stroke={accent} d="M10 25h7.5l3-6 6 12 3-6H38" />
    </>
  ),
  sosial: (
    <>
      <path
        fill="currentColor"
        fillOpacity={0.16}
        d="M4 41v-6a8 8 0 0 1 16 0v6Zm24 0v-6a8 8 0 0 1 16 0v6Z"
      />
      <path
        stroke="currentColor"
        d="M6.5 18a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M4 41v-5a8 8 0 0 1 13.5-5.8m13-12.2a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M44 41v-5a8 8 0 0 0-13.5-5.8"
      />
      <path
        stroke={accent}
        d="M20 27a4 4 0 1 0 8 0 4 4 0 1 0-8 0m-2.5 15v-1.5a6.5 6.5 0 0 1 13 0V42"
      />
    </>
  ),
  lingkungan: (
    <>
      <path
        fill="currentColor"
        fillOpacity={0.16}
        d="M24 32Q8 30 9 12q15 1 16 16Zm2 1q2-12 15-13 1 14-15 15Z"
      />
      <path
        stroke="currentColor"
        d="M24 42V30Q22 15 9 12 8 29 24 31.5m0 5.5q1-15 17-17 1 15-17 17.5"
      />
      <path stroke={accent} d="M14 17q6 4 9 10m13-2.5Q31 27 28 31" />
      <path stroke="currentColor" d="M15 42h18" />
    </>
  ),
  ekonomi: (
    <>
      <path fill="currentColor" fillOpacity={0.16} d="M7 20h34v21H7Z" />
      <path
        stroke="currentColor"
        d="M8 23v18h32V23M4.5 15l4-8h31l4 8q0 6-6.5 6-4.5 0-6.5-3.5-2 3.5-6.5 3.5t-6.5-3.5Q15.5 21 11 21q-6.5 0-6.5-6m0 0h39"
      />
      <path stroke={accent} d="m15 35 6-5.5 5 3.5 8-6.5m-4.5 0H34V31" />
    </>
  ),
  teknologi: (
    <>
      <path fill="currentColor" fillOpacity={0.16} d="M8 10h32v22H8Z" />
      <path
        stroke="currentColor"
        d="M11 9h26a3 3 0 0 1 3 3v20H8V12a3 3 0 0 1 3-3M4 37h40q0 3-3 3H7q-3 0-3-3"
      />
      <path stroke={accent} d="M17 23.5a9.8 9.8 0 0 1 14 0m-10.5 3a5 5 0 0 1 7 0" />
      <path fill={accent} d="M23.99 19a.01.01 0 1 0 .02 0 .01.01 0 1 0-.02 0" />
      <path stroke={accent} d="M13.5 20.3a15 15 0 0 1 21 0" />
    </>
  ),
  sarana: (
    <>
      <path fill="currentColor" fillOpacity={0.16} d="M4 33h40v4H4Z" />
      <path stroke="currentColor" d="M3 33h42M3 38h42M24 6v36M9 38v5m30-5v5" />
      <path stroke={accent} strokeWidth={2} d="M24 9 8 33M24 9l16 24M24 17 14 33m10-16 10 16" />
      <path stroke="currentColor" d="M22 6h4" />
    </>
  ),
  khusus: (
    <>
      <path fill="currentColor" fillOpacity={0.16} d="M5 24a19 19 0 1 0 38 0 19 19 0 1 0-38 0" />
      <path
        stroke="currentColor"
        strokeWidth={2.3}
        d="m24 4.5 5 6 7.7-1.7.8 7.7 7 3.5-4.5 6.5 3 7.2-7.3 2.1-2 7.5-7.3-2.7L20 45l-4.2-6.3-7.8-.1.8-7.6L3 25.8 8.3 20l-1.8-7.5 7.5-1 3-7z"
      />
      <path stroke={accent} strokeWidth={3} d="m17 25 5 5.2 9.5-11" />
    </>
  ),
}

/** The drawing of a service category, decoration beside its name. Size and colours come from the class and `--icon-accent`. */
export function ServiceIcon({
  category,
  className = 'size-6',
}: {
  category: ServiceCategory
  className?: string
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={2.5}
      className={className}
    >
      {drawings[serviceCategoryKeys[category]]}
    </svg>
  )
}
