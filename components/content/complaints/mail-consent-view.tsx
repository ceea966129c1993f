import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SingleSheet } from '@/components/layout/single-sheet'
import { Button, ButtonLink } from '@/components/ui/button'
import {
  confirmCall,
  type MailOutcome,
  stopCall,
  type StopScope,
} from '@/lib/complaints/mail-pages'
import type { Locale } from '@/lib/i18n/locales'

interface QuestionProps {
  number: string
  token: string
  locale: Locale
}

const buttonWidth = 'w-full sm:w-auto'

/** A plain form that works without scripts. Only its button decides: mail scanners open the page before people do. */
function DecisionForm({
  action,
  locale,
  scope,
  children,
}: {
  action: string
  locale: Locale
  scope?: StopScope
  children: ReactNode
}) {
  return (
    <form method="post" action={action} className="flex justify-center">
      <input type="hidden" name="lang" value={locale} />
      {scope && <input type="hidden" name="scope" value={scope} />}
      {children}
    </form>
  )
}

/** A complaint's number stays on one line. */
const nowrap = (children: ReactNode) => <span className="whitespace-nowrap">{children}</span>

/** Asks the owner of an address whether it may get news of a complaint. */
export function ConfirmMailView({ number, token, locale }: QuestionProps) {
  const t = useTranslations('mail-consent.confirm')
  return (
    <SingleSheet
      picture="/img/dialog-aduan.svg"
      heading={t('heading')}
      text={t.rich('text', { number, nowrap })}
    >
      <div className="mt-7">
        <DecisionForm action={confirmCall(token)} locale={locale}>
          <Button type="submit" className={buttonWidth}>
            {t('button')}
          </Button>
        </DecisionForm>
      </div>
      <p className="mt-7 text-small text-text-2">{t('later')}</p>
      <p className="mt-2 text-small text-text-2">{t('other')}</p>
    </SingleSheet>
  )
}

/** Asks somebody who got mail which of it to stop. */
export function StopMailView({ number, token, locale }: QuestionProps) {
  const t = useTranslations('mail-consent.stop')
  return (
    <SingleSheet
      picture="/img/dialog-aduan.svg"
      heading={t('heading')}
      text={t.rich('text', { number, nowrap })}
    >
      <div className="mt-7 flex flex-col gap-3 sm:flex-row sm:justify-center">
        <DecisionForm action={stopCall(token)} locale={locale} scope="complaint">
          <Button type="submit" className={buttonWidth}>
            {t('complaint')}
          </Button>
        </DecisionForm>
        <DecisionForm action={stopCall(token)} locale={locale} scope="all">
          <Button
            type="submit"
            variant="secondary"
            className={buttonWidth}
            aria-describedby="stop-all-hint"
          >
            {t('all')}
          </Button>
        </DecisionForm>
      </div>
      <p id="stop-all-hint" className="mt-7 text-small text-text-2">
        {t('allHint')}
      </p>
      <p className="mt-2 text-small text-text-2">{t('handled')}</p>
    </SingleSheet>
  )
}

const pictures: Record<MailOutcome, string> = {
  confirmed: '/img/dialog-success.svg',
  stopped: '/img/dialog-success.svg',
  stoppedAll: '/img/dialog-success.svg',
  over: '/img/dialog-error.svg',
  later: '/img/dialog-wait.svg',
}

/** Says what came of a link or its button. */
export function MailOutcomeView({ outcome, contact }: { outcome: MailOutcome; contact: string }) {
  const t = useTranslations('mail-consent')
  return (
    <SingleSheet
      picture={pictures[outcome]}
      heading={t(`outcome.${outcome}.title`)}
      text={t(`outcome.${outcome}.text`, { contact })}
    >
      <div className="mt-7 flex justify-center">
        <ButtonLink href="/aduan-warga/cek-status" variant="secondary">
          {t('statusPage')}
        </ButtonLink>
      </div>
    </SingleSheet>
  )
}
