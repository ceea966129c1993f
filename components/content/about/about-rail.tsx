import { StaticMarkup } from '@/components/ui/static-markup'
import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { aboutGroups } from './about-pages'
import { type AboutPage, aboutPaths } from '@/lib/address/paths'

/** The pages about the province in their three groups: a rail beside the page, below 1024 px a row of chips that scrolls sideways. */
export function AboutRail({ current }: { current: AboutPage }) {
  const t = useTranslations('about')
  return (
    <nav aria-label={t('railLabel')} className="rail">
      <StaticMarkup id="bagian-profil" className="flex w-max gap-2 lg:w-auto lg:flex-col lg:gap-4">
        {aboutGroups.map((group) => (
          <RailGroup key={group.key} label={t(`groups.${group.key}`)}>
            {group.pages.map((page) => (
              <li key={page}>
                <Link
                  href={aboutPaths[page]}
                  aria-current={page === current ? 'page' : undefined}
                  className="rail-link"
                >
                  {t(`pages.${page}.label`)}
                </Link>
              </li>
            ))}
          </RailGroup>
        ))}
      </StaticMarkup>
    </nav>
  )
}

function RailGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <div>
      <p
        id={id}
        className="sr-only text-small font-medium text-text-3 lg:not-sr-only lg:mb-1 lg:px-3"
      >
        {label}
      </p>
      <ul aria-labelledby={id} className="flex gap-2 lg:flex-col lg:gap-0.5">
        {children}
      </ul>
    </div>
  )
}
