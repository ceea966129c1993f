import { EyeIcon } from '@phosphor-icons/react/ssr'
import { useLocale, useTranslations } from 'next-intl'
import { Container } from '@/components/layout/container'
import { useFormatter } from '@/lib/i18n/formatter'
import { languages, type Locale } from '@/lib/i18n/locales'

interface PreviewBarProps {
  /** The item's name. */
  name: string
  isDraft: boolean
  expiresAt: Date
  isCompared: boolean
  compareHref: string
  /** The same preview in every language. */
  languages: { locale: Locale; href: string }[]
  /** Whether the page below has a header of its own. */
  isAbovePage?: boolean
}

const link =
  'inline-flex min-h-11 items-center rounded-btn px-3 text-small font-bold text-white underline underline-offset-4 hover:decoration-2'

/** The bar above a preview: that it is not public, which item it shows, until when, and links to its versions. */
export function PreviewBar({
  name,
  isDraft,
  expiresAt,
  isCompared,
  compareHref,
  languages: ways,
  isAbovePage = false,
}: PreviewBarProps) {
  const t = useTranslations('preview')
  const format = useFormatter()
  const current = useLocale()
  const bar = isAbovePage
    ? { as: 'section' as const, name: t('bar.label') }
    : { as: 'header' as const }
  return (
    <bar.as
      aria-label={bar.name}
      className="bg-night text-white forced-colors:border-b print:hidden"
    >
      <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-2">
        <div className="min-w-0 py-1">
          <p className="flex items-center gap-2 text-label font-bold">
            <EyeIcon
              aria-hidden="true"
              size={20}
              weight="bold"
              className="shrink-0 text-pare-200"
            />
            {isDraft ? t('bar.draft') : t('bar.live')}
          </p>
          <p className="text-small text-on-dark-2">
            {t('bar.item', { name })}{' '}
            {t('bar.expires', {
              time: format.dateTime(expiresAt, { dateStyle: 'long', timeStyle: 'short' }),
            })}
          </p>
        </div>
        {/* Plain links: each version is a page of its own, and none may be prefetched. */}
        <nav aria-label={t('bar.ways')} className="-mx-3 flex flex-wrap items-center">
          <a href={compareHref} className={link}>
            {isCompared ? t('bar.page') : t('bar.compare')}
          </a>
          {ways.map(({ locale, href }) => (
            <a
              key={locale}
              href={href}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current ? 'true' : undefined}
              className={`${link} aria-[current]:no-underline`}
            >
              {languages[locale].name}
            </a>
          ))}
        </nav>
      </Container>
    </bar.as>
  )
}
