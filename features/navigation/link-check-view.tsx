import { ArrowRightIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SingleSheet } from '@/components/layout/single-sheet'
import { buttonClass } from '@/components/ui/button-class'
import { InlineMessage } from '@/components/ui/inline-message'
import type { OutboundLink, OutboundProblem } from '@/lib/outbound-link'
import { BackLink } from './back-link'

/** Addresses above this are written small, so that the buttons stay near; characters. */
const longAddress = 300

interface LinkCheckViewProps {
  reading: { link: OutboundLink } | { problem: OutboundProblem }
  /** The letters of an international host; null when it has none. */
  hostInLetters: string | null
}

/** Tells where a link leads before anybody goes there, or why it leads nowhere. */
export function LinkCheckView({ reading, hostInLetters }: LinkCheckViewProps) {
  return 'link' in reading ? (
    <Leaving link={reading.link} hostInLetters={hostInLetters} />
  ) : (
    <Refused problem={reading.problem} />
  )
}

function Leaving({ link, hostInLetters }: { link: OutboundLink; hostInLetters: string | null }) {
  const t = useTranslations('link-check')
  const { address, host, isEncrypted, isGovernment, hadCredentials } = link
  return (
    <SingleSheet picture="/img/dialog-link.svg" heading={t('heading')} text={t('text')}>
      <div className="mt-6 rounded-panel bg-subtle px-5 py-5 text-center">
        <p className="text-small text-text-2">{t('host')}</p>
        <p className="text-h2 font-bold break-all text-heading">{host}</p>
        {hostInLetters && (
          <p className="mt-1 text-body text-text-2">
            {t('hostInLetters', { host: hostInLetters })}
          </p>
        )}
      </div>
      <p className="mt-5 text-small text-text-2">{t('address')}</p>
      <p
        className={`mt-0.5 text-heading ${address.length > longAddress ? 'text-small' : 'text-body'}`}
      >
        {address}
      </p>
      <ul className="mt-5 space-y-2.5">
        {hostInLetters && <Note tone="warning">{t('lookalike')}</Note>}
        {hadCredentials && <Note tone="warning">{t('credentials')}</Note>}
        {!isEncrypted && <Note tone="warning">{t('unencrypted')}</Note>}
        {isGovernment ? (
          <Note tone="success">{t('government')}</Note>
        ) : (
          <Note tone="info">{t('other')}</Note>
        )}
      </ul>
      <div className="mt-7 flex flex-col-reverse gap-3 sm:flex-row sm:justify-center">
        <BackLink className={buttonClass('secondary')}>{t('back')}</BackLink>
        <a href={address} rel="noopener noreferrer nofollow" className={buttonClass()}>
          {t('continue')}
          <ArrowRightIcon aria-hidden="true" size={20} weight="bold" />
        </a>
      </div>
    </SingleSheet>
  )
}

function Refused({ problem }: { problem: OutboundProblem }) {
  const t = useTranslations('link-check.refused')
  return (
    <SingleSheet picture="/img/dialog-error.svg" heading={t('heading')} text={t(problem)}>
      <p className="mt-3 text-center text-text-2">{t('advice')}</p>
      <div className="mt-7 flex justify-center">
        <BackLink className={buttonClass()}>{t('back')}</BackLink>
      </div>
    </SingleSheet>
  )
}

function Note({ tone, children }: { tone: 'info' | 'success' | 'warning'; children: ReactNode }) {
  return (
    <li>
      <InlineMessage tone={tone}>{children}</InlineMessage>
    </li>
  )
}
