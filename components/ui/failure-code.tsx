import { useTranslations } from 'next-intl'

/** The code under which the server logged a failure, to report it; nothing without a response. */
export function FailureCode({ code }: { code: string | undefined }) {
  const t = useTranslations('common.errorPage')
  return code === undefined ? null : <p className="text-small text-text-3">{t('code', { code })}</p>
}
