import { useTranslations } from 'next-intl'
import { Container } from '@/components/layout/container'
import { ButtonLink } from '@/components/ui/button'

/** The page for an invalid preview link. It lists all possible reasons and never which one, so that guessing reveals nothing. */
export function PreviewRefused() {
  const t = useTranslations('preview.refused')
  return (
    <main id="main" tabIndex={-1}>
      <Container className="flex flex-col items-center pb-18 pt-14 text-center">
        <h1 className="max-w-[24ch] text-h2">{t('heading')}</h1>
        <p className="mt-4 max-w-[56ch] text-text-2">{t('text')}</p>
        <p className="mt-3 max-w-[56ch] text-text-2">{t('advice')}</p>
        <ButtonLink href="/" className="mt-7">
          {t('home')}
        </ButtonLink>
      </Container>
    </main>
  )
}
