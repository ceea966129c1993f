'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { Button } from '@/components/ui/button'
import { focusAfterRemoval } from '@/components/ui/focus-after-removal'
import { InlineMessage } from '@/components/ui/inline-message'
import { LiveRegion } from '@/components/ui/live-region'
import { useDays } from '../use-days'
import type { RememberedComplaint } from './remembered-store'
import type { Remembered } from './use-remembered'

interface RememberedListProps extends Pick<Remembered, 'entries' | 'forget'> {
  onOpen: (complaint: RememberedComplaint) => void
}

/** The complaints that this device remembers: open without typing, forget one, forget all. Nothing where there are none. */
export function RememberedList({ entries, forget, onOpen }: RememberedListProps) {
  const t = useTranslations('complaint-status-page.device')
  const days = useDays()
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const [hasFailed, setHasFailed] = useState(false)

  const drop = async (number: string | null, at: number, message: string) => {
    // The button goes with its row: the next one has the focus then, or the heading of the page.
    focusAfterRemoval(() => list.current?.children[at] ?? list.current?.lastElementChild)
    // The same words once more would be no change of the page, and not be heard.
    setSaid('')
    setHasFailed(false)
    const isForgotten = await forget(number)
    setHasFailed(!isForgotten)
    setSaid(isForgotten ? message : t('forgetFailed'))
  }

  return (
    <>
      <LiveRegion message={said} />
      {entries.length > 0 && (
        <section
          aria-labelledby="remembered-complaints"
          className="mt-8 noscript:hidden print:hidden"
        >
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <h2 id="remembered-complaints" className="text-h3">
              {t('title')}
            </h2>
            <ConfirmButton
              label={t('forgetAll')}
              question={t('forgetAllQuestion')}
              text={t('forgetAllText')}
              cancel={t('cancel')}
              onConfirm={() => void drop(null, 0, t('forgottenAll'))}
            />
          </div>
          <p className="mt-1 text-small text-text-2">{t('text')}</p>
          {hasFailed && (
            <div className="mt-3">
              <InlineMessage tone="error">{t('forgetFailed')}</InlineMessage>
            </div>
          )}
          <ul ref={list} className="mt-4 space-y-3">
            {entries.map((complaint, at) => {
              const { number, title, usedAt } = complaint
              return (
                <li
                  key={number}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-surface p-5 shadow-0 forced-colors:border"
                >
                  <div className="min-w-0 flex-1 basis-64">
                    <p className="text-label text-heading">{title}</p>
                    <p className="mt-1 text-small text-text-2 tabular-nums">
                      {t('used', { number, time: days.moment(new Date(usedAt).toISOString()) })}
                    </p>
                  </div>
                  <div className="flex flex-wrap gap-3">
                    <Button
                      variant="secondary"
                      aria-label={t('openNamed', { title })}
                      onClick={() => onOpen(complaint)}
                    >
                      {t('open')}
                    </Button>
                    <Button
                      variant="quiet"
                      aria-label={t('forgetNamed', { title })}
                      onClick={() => void drop(number, at, t('forgotten', { title }))}
                    >
                      {t('forget')}
                    </Button>
                  </div>
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </>
  )
}
