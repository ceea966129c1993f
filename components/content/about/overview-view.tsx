import { StaticMarkup } from '@/components/ui/static-markup'
import {
  ArrowRightIcon,
  ClockCounterClockwiseIcon,
  CompassIcon,
  ListMagnifyingGlassIcon,
  MapTrifoldIcon,
  ShieldIcon,
  SignpostIcon,
  StarIcon,
  TreeStructureIcon,
  UserCircleIcon,
} from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { LeafTile, type LeafTone } from '@/components/ui/leaf-tile'
import { Link } from '@/components/ui/link'
import { useFormatter } from '@/lib/i18n/formatter'
import { aboutGroups } from './about-pages'
import { type AboutPage, aboutPaths } from '@/lib/address/paths'

export interface AboutFigures {
  regencies: number
  cities: number
  areaKm2: number
  units: number
}

const icons: Record<AboutPage, ReactNode> = {
  index: <CompassIcon size={26} weight="duotone" />,
  vision: <CompassIcon size={26} weight="duotone" />,
  plan: <SignpostIcon size={26} weight="duotone" />,
  programs: <StarIcon size={26} weight="duotone" />,
  emblem: <ShieldIcon size={26} weight="duotone" />,
  history: <ClockCounterClockwiseIcon size={26} weight="duotone" />,
  leaders: <UserCircleIcon size={26} weight="duotone" />,
  structure: <TreeStructureIcon size={26} weight="duotone" />,
  units: <ListMagnifyingGlassIcon size={26} weight="duotone" />,
  districts: <MapTrifoldIcon size={26} weight="duotone" />,
}
const tones: Record<(typeof aboutGroups)[number]['key'], LeafTone> = {
  profile: 'hejo',
  government: 'mega',
  territory: 'pare',
}

/** The way into the pages about the province: figures counted from the lists, then the three groups. */
export function OverviewView({ figures }: { figures: AboutFigures }) {
  const t = useTranslations('about')
  return (
    <>
      <Figures figures={figures} />
      {aboutGroups.map((group) => (
        <Group
          key={group.key}
          name={group.key}
          title={t(`groups.${group.key}`)}
          text={t(`overview.groups.${group.key}`)}
        >
          {group.pages.map((page) => (
            <li key={page}>
              <PageTile page={page} tone={tones[group.key]} />
            </li>
          ))}
        </Group>
      ))}
    </>
  )
}

function Figures({ figures: { regencies, cities, areaKm2, units } }: { figures: AboutFigures }) {
  const t = useTranslations('about.overview')
  const format = useFormatter()
  const shown = [
    { label: t('regencies'), value: format.number(regencies) },
    { label: t('cities'), value: format.number(cities) },
    { label: t('area'), value: format.number(areaKm2, { maximumFractionDigits: 0 }) },
    { label: t('units'), value: format.number(units) },
  ]
  return (
    <section aria-label={t('figures')} className="banner-panel p-5 md:p-8">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 xl:grid-cols-4">
        {shown.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-small text-on-dark-2">{label}</dt>
            <dd className="text-h2 tabular-nums text-pare-200">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface GroupProps {
  /** Unique on the page. */
  name: string
  title: string
  text: string
  children: ReactNode
}

function Group({ name, title, text, children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <p className="mt-1 text-text-2">{text}</p>
      <StaticMarkup
        as="ul"
        id={`halaman-${name}`}
        className="mt-4 grid gap-4 md:grid-cols-2 lg:grid-cols-3 [&>:last-child]:ends-row"
      >
        {children}
      </StaticMarkup>
    </section>
  )
}

const tile =
  'group relative flex h-full items-start gap-4 rounded-card bg-surface p-5 shadow-0 transition-shadow duration-fast ' +
  'hover:z-lift hover:shadow-2 focus-within:z-lift forced-colors:border'

function PageTile({ page, tone }: { page: Exclude<AboutPage, 'index'>; tone: LeafTone }) {
  const t = useTranslations('about.pages')
  return (
    <article className={tile}>
      <LeafTile tone={tone}>{icons[page]}</LeafTile>
      <div className="min-w-0 flex-1">
        <h3 className="text-h4 group-hover:text-link">
          <Link href={aboutPaths[page]} className="card-link">
            {t(`${page}.label`)}
          </Link>
        </h3>
        <p className="mt-0.5 text-small text-text-2">{t(`${page}.subtitle`)}</p>
      </div>
      <ArrowRightIcon
        aria-hidden="true"
        size={20}
        weight="bold"
        className="mt-1 shrink-0 text-link transition-transform duration-fast group-hover:translate-x-0.75"
      />
    </article>
  )
}
