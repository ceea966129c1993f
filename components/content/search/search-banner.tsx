import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '@/components/layout/breadcrumb'
import { Container } from '@/components/layout/container'

interface SearchBannerProps {
  /** Heard, not seen: the field below says the same. */
  title: string
  crumbs: Crumb[]
  /** The search form. */
  children: ReactNode
}

/** Head of the search pages: canopy with clouds, the way back, and the field. */
export function SearchBanner({ title, crumbs, children }: SearchBannerProps) {
  return (
    // Not clipped: suggestions hang over the page below.
    <div className="relative bg-canopy pb-10 pt-7 text-white lg:pt-8">
      <div aria-hidden="true" className="mega-mendung absolute inset-y-0 right-0 w-full md:w-3/5" />
      <Container className="relative">
        <Breadcrumb items={crumbs} onDark />
        <h1 className="sr-only">{title}</h1>
        <div className="mt-5 max-w-220 text-text">{children}</div>
      </Container>
    </div>
  )
}
