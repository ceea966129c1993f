import { useTranslations } from 'next-intl'
import { InlineMessage } from '@/components/ui/inline-message'
import { Link } from '@/components/ui/link'

/** What to do where scripts do not run: the form cannot keep answers or photos without them. */
export function NoScriptMessage({ email }: { email: string }) {
  const t = useTranslations('complaint.create')
  return (
    <noscript>
      <InlineMessage tone="warning">
        <p className="font-semibold">{t('noScriptTitle')}</p>
        <p className="mt-1">{t('noScriptText')}</p>
        <p className="mt-2">
          <Link
            href="https://www.lapor.go.id/"
            className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
          >
            {t('noScriptLink')}
          </Link>
        </p>
        <p className="mt-1">
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
          >
            {t('noScriptContact', { email })}
          </a>
        </p>
      </InlineMessage>
    </noscript>
  )
}
