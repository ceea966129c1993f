'use client'

import { GlobeHemisphereEastIcon, LockKeyIcon, MapPinIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { InlineMessage } from '@/components/ui/inline-message'
import { LiveRegion } from '@/components/ui/live-region'
import { LeafParts } from '@/components/ui/progress-bar'
import { ExampleTag } from '@/components/ui/example-tag'
import { Tag } from '@/components/ui/tag'
import { isStopped, statuses } from '@/lib/complaints/statuses'
import { offeredActions, type Button as ActionButton } from './actions/action'
import { DataRights } from './data-rights'
import { DeadlineList } from './deadline-list'
import { lateDeadline } from './deadline-model'
import type { FoundComplaint } from './look-up'
import { NewsSection } from './news/news-section'
import { RatingSection } from './rating/rating-section'
import type { Reading } from './reading'
import { ReadAgain } from './read-again'
import { RememberChoice, type RememberChoiceProps } from './remembered/remember-choice'
import { ShareRow } from './share-row'
import { StatusFacts } from './status-facts'
import { StatusHistory } from './status-history'
import { StatusIcon } from './status-icon'
import { stageBar, stageCount, stageReached } from './status-model'
import { StatusNotices } from './status-notices'
import { StatusPhotos } from './status-photos'
import { useActions } from './use-actions'
import { Button } from '@/components/ui/button'

interface ActionButtonsProps {
  buttons: readonly ActionButton[]
  /** The first one stands out. */
  leads?: boolean
  /** The one whose form or file is on its way. */
  busy: ActionButton | null
  onPress: (button: ActionButton) => void
}

/** Buttons of actions; what they need is fetched when they are pressed. */
function ActionButtons({ buttons, leads = false, busy, onPress }: ActionButtonsProps) {
  const t = useTranslations('complaint-following.acts.button')
  return (
    <div className="flex flex-wrap gap-3">
      {buttons.map((button, index) => (
        <Button
          key={button}
          variant={leads && index === 0 ? 'primary' : 'secondary'}
          isLoading={busy === button}
          onClick={() => onPress(button)}
          className="max-sm:w-full"
        >
          {t(button)}
        </Button>
      ))}
    </div>
  )
}

export interface StatusResultProps {
  complaint: FoundComplaint
  /** Panel with the way to an officer. */
  help: ReactNode
  reading: Reading
  /** False while somebody types in the form of the page. */
  takesFocus: boolean
  /** Reads it again, with its new secret if it has one. */
  onRefresh: (newSecret?: string) => Promise<void>
  /** Whether this device remembers it; null for what cannot be opened again. */
  memory: RememberChoiceProps | null
  /** Shows another complaint. */
  onOpen: (number: string) => void
}

/**
 * Where a complaint stands, what has happened to it, what it says, and what may be done. Takes the focus when it appears, unless somebody types,
 * and after each action.
 */
export function StatusResult({
  complaint,
  help,
  reading,
  takesFocus,
  memory,
  onRefresh,
  onOpen,
}: StatusResultProps) {
  const t = useTranslations('complaint-status-page')
  const following = useTranslations('complaint-following')
  const { view, history, secret } = complaint
  const status = view.complaint_status_id
  const article = useRef<HTMLElement>(null)
  const { opened, busy, notice, said, press, dialogProps } = useActions(complaint, onRefresh)
  const offered = offeredActions(complaint)
  const progress = isStopped(status)
    ? t('progressStopped', { status: view.status_name })
    : t('progress', { stage: stageReached(status, history), total: stageCount })

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26.25rem] lg:gap-10 print:block">
      <article
        ref={article}
        className="rounded-card bg-surface p-5 shadow-0 sm:p-7 lg:p-9 print:p-0 print:shadow-none"
      >
        <div className="flex flex-wrap gap-2">
          <Tag tone={statuses[status].tone}>
            <StatusIcon status={status} size={16} />
            {view.status_name}
          </Tag>
          {lateDeadline(view.deadlines) && <Tag tone="beureum">{following('late')}</Tag>}
          {view.is_demo && <ExampleTag />}
        </div>
        {/* After an action too: the button that was pressed may have left with the state it belonged to. */}
        <ResultTitle key={said} takesFocus={takesFocus || said > 0}>
          {view.title}
        </ResultTitle>
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small text-text-2">
          <li className="flex items-center gap-2">
            <MapPinIcon aria-hidden="true" size={18} className="shrink-0" />
            {t('place', {
              village: view.village_name,
              district: view.district_name,
              city: view.city_name,
            })}
          </li>
          <li className="flex items-center gap-2">
            {view.type === 'public' ? (
              <GlobeHemisphereEastIcon aria-hidden="true" size={18} />
            ) : (
              <LockKeyIcon aria-hidden="true" size={18} />
            )}
            {t(view.type)}
          </li>
        </ul>
        <ReadAgain reading={reading} onPress={() => void onRefresh()} />
        <LiveRegion message={notice && notice.tone !== 'error' ? notice.text : ''} />
        <LiveRegion message={notice?.tone === 'error' ? notice.text : ''} isUrgent />
        <div className="mt-5 space-y-3 empty:hidden print:hidden">
          {notice && <InlineMessage tone={notice.tone}>{notice.text}</InlineMessage>}
        </div>
        <StatusNotices
          complaint={complaint}
          awaitedActions={
            <ActionButtons buttons={offered.awaited} leads busy={busy} onPress={press} />
          }
          onOpen={onOpen}
        />
        <div className="mt-7">
          <LeafParts tones={stageBar(status, history)} />
          <p className="mt-2 text-small text-text-2">{progress}</p>
        </div>
        <div className="mt-7">
          <StatusHistory label={t('historyLabel')} complaint={complaint} />
        </div>
        {view.deadlines.length > 0 && <DeadlineList deadlines={view.deadlines} />}
        <section aria-labelledby="complaint-text" className="mt-9 border-t border-line pt-6">
          <h3 id="complaint-text" className="text-h4 text-heading">
            {t('descriptionTitle')}
          </h3>
          <p className="mt-2 whitespace-pre-line text-text-2">{view.description}</p>
        </section>
        {view.photos.length > 0 && <StatusPhotos photos={view.photos} secret={secret} />}
        {(offered.own.length > 0 || offered.others.length > 0) && (
          <section
            aria-labelledby="complaint-actions"
            className="mt-9 border-t border-line pt-6 print:hidden"
          >
            <h3 id="complaint-actions" className="text-h4 text-heading">
              {view.is_holder
                ? following('acts.title')
                : offered.others.includes('support')
                  ? following('acts.publicTitle')
                  : following('acts.flagTitle')}
            </h3>
            {offered.others.includes('support') && (
              <p className="mt-1 text-text-2">{following('acts.publicText')}</p>
            )}
            {memory && <RememberChoice {...memory} />}
            <div className="mt-3">
              <ActionButtons
                buttons={[...offered.own, ...offered.others]}
                busy={busy}
                onPress={press}
              />
            </div>
          </section>
        )}
        {(view.acts.includes('rate') || view.rating !== null) && (
          <RatingSection
            own={{ number: view.complaint_id, secret }}
            rating={view.rating}
            onMoved={() => void onRefresh()}
          />
        )}
        {view.acts.includes('choose_channels') && (
          <NewsSection number={view.complaint_id} secret={secret} />
        )}
        {offered.data.length > 0 && (
          <DataRights erasure={view.erasure} readAt={reading.readAt}>
            <ActionButtons buttons={offered.data} busy={busy} onPress={press} />
          </DataRights>
        )}
        <ShareRow view={view} printed={article} />
      </article>
      <div className="space-y-5">
        <StatusFacts view={view} />
        <div className="print:hidden">{help}</div>
      </div>
      {opened && (
        <opened.Dialog key={opened.action} action={opened.action} {...dialogProps(opened.action)} />
      )}
    </div>
  )
}

/** The heading of the result. May take the focus when it appears; a new key lets it do so again. */
function ResultTitle({ takesFocus, children }: { takesFocus: boolean; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isTaken] = useState(takesFocus)
  useEffect(() => {
    if (isTaken) heading.current?.focus()
  }, [isTaken])
  return (
    <h2 ref={heading} tabIndex={-1} className="mt-3 text-h2 lg:text-[1.75rem]">
      {children}
    </h2>
  )
}
