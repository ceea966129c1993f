import { StaticMarkup } from '@/components/ui/static-markup'
import {
  ArrowRightIcon,
  CalendarDotsIcon,
  DeviceMobileIcon,
  FolderOpenIcon,
  StarIcon,
} from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { aboutGroups } from '@/components/content/about/about-pages'
import { programAddress } from '@/lib/address/lists/program-address'
import { aboutPaths } from '@/lib/address/paths'
import { LeafTile, type LeafTone } from '@/components/ui/leaf-tile'
import { Link } from '@/components/ui/link'

interface OverviewLink {
  key: 'agenda' | 'programs' | 'archive' | 'sapawarga'
  href: string
  tone: LeafTone
  icon: ReactNode
}

const overviewLinks: readonly OverviewLink[] = [
  {
    key: 'agenda',
    href: '/agenda-jawa-barat',
    tone: 'pare',
    icon: <CalendarDotsIcon size={28} weight="duotone" />,
  },
  {
    key: 'programs',
    href: programAddress.path,
    tone: 'hejo',
    icon: <StarIcon size={28} weight="duotone" />,
  },
  {
    key: 'archive',
    href: '/arsip-dan-dokumen',
    tone: 'mega',
    icon: <FolderOpenIcon size={28} weight="duotone" />,
  },
  {
    key: 'sapawarga',
    href: '/sapawarga',
    tone: 'genteng',
    icon: <DeviceMobileIcon size={28} weight="duotone" />,
  },
]

/** The links of the overview: four pages as cards, then the pages about the province in their groups. */
export function OverviewLinks() {
  const t = useTranslations('overview')
  const about = useTranslations('about')
  const id = useId()
  return (
    <StaticMarkup as="section" id="jelajah" aria-labelledby={id} className="print:hidden">
      <h2 id={id} className="text-h2">
        {t('explore')}
      </h2>
      <p className="mt-2 text-text-2">{t('exploreText')}</p>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {overviewLinks.map((link) => (
          <li key={link.key}>
            <LinkCard link={link} />
          </li>
        ))}
      </ul>
      <div className="mt-6 grid gap-x-8 gap-y-6 rounded-card bg-surface p-5 shadow-0 md:grid-cols-3 md:p-8 forced-colors:border">
        {aboutGroups.map((group) => (
          <div key={group.key}>
            <h3 className="text-h4">{about(`groups.${group.key}`)}</h3>
            <ul className="mt-2">
              {group.pages.map((page) => (
                <li key={page}>
                  <Link
                    href={aboutPaths[page]}
                    className="inline-flex min-h-11 items-center text-link underline decoration-1 underline-offset-4 hover:text-link-hover hover:decoration-2"
                  >
                    {about(`pages.${page}.label`)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </StaticMarkup>
  )
}

const card =
  'group relative flex h-full items-start gap-4 rounded-card bg-surface p-5 shadow-0 transition-shadow duration-fast ' +
  'hover:z-lift hover:shadow-2 focus-within:z-lift forced-colors:border'

function LinkCard({ link: { key, href, tone, icon } }: { link: OverviewLink }) {
  const t = useTranslations('overview.links')
  return (
    <article className={card}>
      <LeafTile tone={tone}>{icon}</LeafTile>
      <div className="min-w-0 flex-1">
        <h3 className="text-h4 group-hover:text-link">
          <Link href={href} className="card-link">
            {t(`${key}.title`)}
          </Link>
        </h3>
        <p className="mt-0.5 text-small text-text-2">{t(`${key}.text`)}</p>
      </div>
      <ArrowRightIcon
        aria-hidden="true"
        size={20}
        weight="bold"
        className="mt-1 shrink-0 text-link"
      />
    </article>
  )
}
