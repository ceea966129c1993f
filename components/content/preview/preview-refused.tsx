import { useTranslations } from 'next-intl'
import { Brand } from '@/components/layout/brand'
import { Container } from '@/components/layout/container'
import { SingleSheet } from '@/components/layout/single-sheet'
import { ButtonLink } from '@/components/ui/button'

/** The page for an invalid preview link. It lists all possible reasons and never which one, so that guessing reveals nothing. */
export function PreviewRefused() {
  const t = useTranslations('preview.refused')
  return (
    <>
      <header className="border-b border-line bg-surface">
        <Container className="flex min-h-15 items-center py-1 lg:min-h-20">
          <Brand />
        </Container>
      </header>
      <main id="main" tabIndex={-1}>
        <SingleSheet picture="/img/dialog-link.svg" heading={t('heading')} text={t('text')}>
          <p className="mt-3 text-center text-text-2">{t('advice')}</p>
          <div className="mt-7 flex justify-center">
            <ButtonLink href="/">{t('home')}</ButtonLink>
          </div>
        </SingleSheet>
      </main>
    </>
  )
}
