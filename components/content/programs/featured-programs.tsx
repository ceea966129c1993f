import { ArrowRightIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { SectionHead } from '@/components/content/section-head'
import { Container } from '@/components/layout/container'
import { ButtonLink } from '@/components/ui/button'
import type { Program } from '@/lib/schemas/programs'
import { ProgramCard } from './program-card'
import { programAddress, programHref } from '@/lib/address/lists/program-address'
import { SwipeItem, SwipeRow } from './swipe-row'

/** The home page's featured programmes: a white band with six cards, three by two; below 1024 px a swipe row. Nothing without programmes. */
export function FeaturedPrograms({ programs }: { programs: readonly Program[] }) {
  const t = useTranslations('programs.home')
  if (programs.length === 0) return null
  return (
    <section aria-labelledby="home-programs" className="bg-surface py-14 lg:py-22">
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
    </section>
  )
}
