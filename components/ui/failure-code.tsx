import { useTranslations } from 'next-intl'

/** Under which mark the server logged a failure, for whoever writes to us about it; nothing when no answer came. */
export function FailureCode({ code }: { code: string | undefined }) {
  const t = useTranslations('common.errorPage')
  return code === undefined ? null : <p className="text-small text-text-3">{t('code', { code })}</p>
}
