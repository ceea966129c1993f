import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { useFormatter } from '@/lib/i18n/formatter'
import { noonOf } from '@/lib/jakarta'
import type { PortalChange } from '@/lib/schemas/portal-changes'

/** What editors say was changed because of feedback, the latest first; that nothing is entered while nothing is. */
export function PortalChangesList({ changes }: { changes: readonly PortalChange[] }) {
  const t = useTranslations('portal-index')
  const format = useFormatter()
  return (
    <section aria-labelledby="perubahan" className="mt-12">
      <h2 id="perubahan" className="text-h3">
        {t('changesTitle')}
      </h2>
      <p className="mt-1 text-text-2">{t('changesText')}</p>
      {changes.length === 0 ? (
        <p className="mt-4">{t('changesEmpty')}</p>
      ) : (
        <ul className="mt-5 space-y-3">
          {changes.map(({ id, title, text, changed_on: changedOn, link, lang }) => (
            <li
              key={id}
              className="rounded-card bg-surface px-5 py-5 shadow-0 sm:px-6 forced-colors:border"
            >
              <h3 lang={lang} className="text-h4">
                {title}
              </h3>
              <p lang={lang} className="mt-1.5 max-w-prose">
                {text}
              </p>
              <p className="mt-2 text-small text-text-2">
                {t('changedOn', {
                  day: format.dateTime(noonOf(changedOn), {
                    day: 'numeric',
                    month: 'long',
                    year: 'numeric',
                  }),
                })}
              </p>
              {link !== null && (
                <Link
                  href={link}
                  className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4 hover:text-link-hover"
                >
                  {t('changeLink')}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
