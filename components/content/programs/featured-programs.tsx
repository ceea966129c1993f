import { ArrowRightIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { SectionHead } from '@/components/content/section-head'
import { Container } from '@/components/layout/container'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { StaticMarkup } from '@/components/ui/static-markup'
import { aboutPaths } from '@/lib/address/paths'
import type { AboutText } from '@/lib/schemas/about'
import type { Program } from '@/lib/schemas/programs'
import { ProgramCard } from './program-card'
import { programAddress, programHref } from '@/lib/address/lists/program-address'
import { SwipeItem, SwipeRow } from './swipe-row'

interface FeaturedProgramsProps {
  programs: readonly Program[]
  /** The vision in force; null while an installation has none. */
  vision: AboutText<'vision'> | null
}

/**
 * The home page's featured programmes: the vision in force, then a white band with six cards, three by two; below 1024 px a swipe row. Nothing
 * without programmes.
 */
export function FeaturedPrograms({ programs, vision }: FeaturedProgramsProps) {
  const t = useTranslations('programs.home')
  if (programs.length === 0) return null
  return (
    <StaticMarkup
      as="section"
      id="program"
      aria-labelledby="home-programs"
      className="bg-surface py-14 lg:py-22"
    >
      <Container>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <SectionHead id="home-programs" eyebrow={t('eyebrow')} title={t('title')}>
            <p className="mt-2 text-text-2">{t('lead')}</p>
          </SectionHead>
          <ButtonLink variant="secondary" href={programAddress.path} className="w-full sm:w-auto">
            {t('all')}
            <ArrowRightIcon aria-hidden="true" size={18} weight="bold" />
          </ButtonLink>
        </div>
        {vision && <Vision vision={vision} />}
        <div className="mt-7 lg:mt-9">
          <SwipeRow label={t('title')}>
            {programs.map((program) => (
              <SwipeItem key={program.id}>
                <ProgramCard program={program} href={programHref({ openId: program.id })} />
              </SwipeItem>
            ))}
          </SwipeRow>
        </div>
      </Container>
    </StaticMarkup>
  )
}

function Vision({ vision: { period, vision, motto } }: { vision: AboutText<'vision'> }) {
  const t = useTranslations('programs.home')
  return (
    <div className="mt-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 rounded-panel bg-subtle p-5 lg:mt-9 lg:p-7">
      <div className="min-w-0">
        <p className="text-small font-semibold text-text-2">{t('vision', { period })}</p>
        <p lang="id" className="mt-1 text-h3 text-heading">
          {vision}
        </p>
        <p className="mt-1 text-text-2">{motto}</p>
      </div>
      <Link
        href={aboutPaths.vision}
        className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4 hover:text-link-hover"
      >
        {t('visionLink')}
      </Link>
    </div>
  )
}
