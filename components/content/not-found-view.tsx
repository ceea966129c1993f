import { HouseIcon, MagnifyingGlassIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { Container } from '@/components/layout/container'
import { ButtonLink } from '@/components/ui/button'

/** What a wrong address gets: picture, fixed heading, a hint and two ways on. */
export function NotFoundView() {
  const t = useTranslations('common.notFound')
  return (
    <Container className="flex flex-col items-center pb-18 pt-10 text-center">
      <img src="/img/illo-404.svg" alt="" width={620} height={388} loading="lazy" className="w-full max-w-[38.75rem] rounded-cover-lg" />
      <h1 className="mt-8 max-w-[24ch] text-h2">{t('heading')}</h1>
      <p className="mt-4 max-w-[52ch] text-text-2">{t('hint')}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <ButtonLink href="/">
          <HouseIcon aria-hidden="true" size={20} weight="fill" />
          {t('home')}
        </ButtonLink>
        <ButtonLink href="/pencarian" variant="secondary">
          <MagnifyingGlassIcon aria-hidden="true" size={20} weight="bold" />
          {t('search')}
        </ButtonLink>
      </div>
    </Container>
  )
}
