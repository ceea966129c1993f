import { useTranslations } from 'next-intl'
import { Container } from './container'
import { LowDataButton } from './low-data-button'

/** One line on top of a page that came without scripts and pictures, with a link to the full page. Hidden on every other page. */
export function LowDataNote() {
  const t = useTranslations('low-data')
  return (
    <aside
      aria-label={t('title')}
      className="low-data-note no-print border-b border-line bg-subtle text-small"
    >
      <Container className="flex flex-wrap items-center gap-x-4 py-1">
        <p className="pt-1.5 sm:pb-1.5">{t('note')}</p>
        <LowDataButton mode="off" className="font-semibold text-link">
          {t('turnOff')}
        </LowDataButton>
      </Container>
    </aside>
  )
}
