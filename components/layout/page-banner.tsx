import type { ReactNode } from 'react'
import { BannerScene, type Scene } from './banner-scene'
import { Breadcrumb, type Crumb } from './breadcrumb'
import { Container } from './container'
import { Ridges } from './ridges'

interface PageBannerProps {
  title: string
  /** Clamped to four lines, at the text sizes of the design. */
  subtitle?: string
  crumbs: Crumb[]
  right?: ReactNode
  /** What the section is about. */
  scene?: Scene
}

/** Head of a landing page: canopy with clouds and the section's scene on its right, breadcrumb, title, and room for one thing on the right. */
export function PageBanner({
  title,
  subtitle,
  crumbs,
  right,
  scene = 'tea-garden',
}: PageBannerProps) {
  return (
    <div className="relative isolate overflow-hidden bg-canopy pb-24 pt-7 text-white lg:pb-30 lg:pt-8">
      <div
        aria-hidden="true"
        className="mega-mendung absolute inset-y-0 right-0 -z-1 w-1/2 max-lg:hidden"
      />
      <Container>
        <Breadcrumb items={crumbs} onDark />
        <div className="mt-4 flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <div className={right ? 'min-w-0 lg:flex-1' : 'min-w-0'}>
            <h1 className="text-h1 text-white">{title}</h1>
            {subtitle && (
              <p className="mt-2 line-clamp-4 max-w-[60ch] text-balance text-prose text-on-dark-2">
                {subtitle}
              </p>
            )}
          </div>
          {right && <div className="no-print w-full lg:w-auto lg:min-w-[27.5rem]">{right}</div>}
        </div>
      </Container>
      <Ridges />
      <BannerScene scene={scene} isLow={right !== undefined} />
    </div>
  )
}
