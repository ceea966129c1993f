'use client'

import { GlobeHemisphereEastIcon, LockKeyIcon, MapPinIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, type ReactNode } from 'react'
import { LeafParts } from '@/components/ui/progress-bar'
import { Tag } from '@/components/ui/tag'
import type { FoundComplaint } from './look-up'
import { StatusFacts } from './status-facts'
import { StatusHistory } from './status-history'
import { StatusIcon } from './status-icon'
import { isStopped, stageBar, stageCount, stageReached, statusTone } from './status-model'
import { StatusPhotos } from './status-photos'

/** Where a complaint stands, what has happened to it and what it says. Takes the focus when it appears. */
export function StatusResult({ complaint, help }: { complaint: FoundComplaint; help: ReactNode }) {
  const t = useTranslations('complaint-status-page')
  const { view, history, secret } = complaint
  const status = view.complaint_status_id
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const progress = isStopped(status)
    ? t('progressStopped', { status: view.status_name })
    : t('progress', { stage: stageReached(status, history), total: stageCount })

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26.25rem] lg:gap-10">
      <article className="rounded-card bg-surface p-5 shadow-0 sm:p-7 lg:p-9">
        <Tag tone={statusTone(status)}>
          <StatusIcon status={status} size={16} />
          {view.status_name}
        </Tag>
        <h2 ref={heading} tabIndex={-1} className="mt-3 text-h2 lg:text-[1.75rem]">
          {view.title}
        </h2>
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small text-text-2">
          <li className="flex items-center gap-2">
            <MapPinIcon aria-hidden="true" size={18} className="shrink-0" />
            {t('place', { village: view.village_name, district: view.district_name, city: view.city_name })}
          </li>
          <li className="flex items-center gap-2">
            {view.type === 'public' ? <GlobeHemisphereEastIcon aria-hidden="true" size={18} /> : <LockKeyIcon aria-hidden="true" size={18} />}
            {t(view.type)}
          </li>
        </ul>
        <div className="mt-7">
          <LeafParts tones={stageBar(status, history)} />
          <p className="mt-2 text-small text-text-2">{progress}</p>
        </div>
        <div className="mt-7">
          <StatusHistory status={status} history={history} label={t('historyLabel')} />
        </div>
        <section aria-labelledby="complaint-text" className="mt-9 border-t border-line pt-6">
          <h3 id="complaint-text" className="text-h4 text-heading">
            {t('descriptionTitle')}
          </h3>
          <p className="mt-2 whitespace-pre-line text-text-2">{view.description}</p>
        </section>
        {view.photos.length > 0 && <StatusPhotos photos={view.photos} secret={secret} />}
      </article>
      <div className="space-y-5">
        <StatusFacts view={view} />
        {help}
      </div>
    </div>
  )
}
