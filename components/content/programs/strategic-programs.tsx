import { AirplaneTiltIcon, ArrowRightIcon, DropIcon, FactoryIcon } from '@phosphor-icons/react/ssr'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SectionHead } from '@/components/content/section-head'
import { Container } from '@/components/layout/container'
import { Link } from '@/components/ui/link'
import type { StrategicImage, StrategicProgram } from '@/lib/schemas/programs'
import { SwipeItem, SwipeRow } from './swipe-row'

const icons: Record<StrategicImage, ReactNode> = {
  river: <DropIcon size={28} weight="duotone" />,
  industry: <FactoryIcon size={28} weight="duotone" />,
  airport: <AirplaneTiltIcon size={28} weight="duotone" />,
}

/** The home page's strategic programmes: canopy with clouds and three leaf cards. Shown only while their flag is on; nothing without programmes. */
export function StrategicPrograms({ programs }: { programs: readonly StrategicProgram[] }) {
  const t = useTranslations('programs.strategic')
  if (programs.length === 0) return null
  return (
    <section
      aria-labelledby="home-strategic"
      className="relative overflow-hidden bg-canopy py-14 text-white lg:py-22"
    >
      <div aria-hidden="true" className="mega-mendung absolute inset-y-0 right-0 w-full md:w-2/3" />
      <Container className="relative">
        <SectionHead id="home-strategic" eyebrow={t('eyebrow')} title={t('title')} onDark>
          <p className="mt-2 text-on-dark-2">{t('lead')}</p>
        </SectionHead>
        <div className="mt-7 lg:mt-9">
          <SwipeRow label={t('title')}>
            {programs.map((program) => (
              <SwipeItem key={program.id}>
                <StrategicCard program={program} />
              </SwipeItem>
            ))}
          </SwipeRow>
        </div>
      </Container>
    </section>
  )
}

const card =
  'group relative flex h-full flex-col items-start rounded-panel bg-night p-6 ring-1 ring-inset ring-hejo-700 transition-shadow duration-fast ' +
  'hover:ring-2 hover:ring-pare-200 lg:p-7.5 forced-colors:border high-contrast:ring-2 high-contrast:ring-white'

function StrategicCard({ program }: { program: StrategicProgram }) {
  const t = useTranslations('programs.strategic')
  const locale = useLocale()
  return (
    <article className={card} lang={program.lang === locale ? undefined : program.lang}>
      <span
        aria-hidden="true"
        className="grid size-13 place-items-center rounded-leaf bg-hejo-700 text-white"
      >
        {icons[program.image]}
      </span>
      <h3 className="mt-5 text-h3 text-white">
        <Link href={program.link} className="card-link">
          {program.title}
        </Link>
      </h3>
      <p className="mt-2 text-on-dark-2">{program.description}</p>
      {program.facts.length > 0 && (
        <dl className="mt-5 flex w-full flex-wrap gap-x-6 gap-y-3 border-t border-hejo-700 pt-5">
          {program.facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-small text-on-dark-2">{label}</dt>
              <dd className="text-h3 tabular-nums text-pare-200">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <span
        aria-hidden="true"
        className="mt-auto inline-flex items-center gap-2 pt-5 text-label text-white group-hover:underline underline-offset-4"
      >
        {t('more')}
        <ArrowRightIcon
          size={18}
          weight="bold"
          className="transition-transform duration-fast group-hover:translate-x-0.75"
        />
      </span>
    </article>
  )
}
