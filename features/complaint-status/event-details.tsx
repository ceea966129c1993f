'use client'

import { LockKeyIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import type { ComplaintEvent } from '@/lib/schemas/complaints'
import { EventDocuments } from './event-documents'
import { PhotoGrid } from './status-photos'
import { useDays } from './use-days'

interface EventDetailsProps {
  event: ComplaintEvent
  /** Title of the event; names its photos. */
  title: string
  /** Opens photos and documents that are not public; empty when there is none. */
  secret: string
}

/** What belongs to one event besides its note: office, reason, new day, question or answer, evidence, documents. */
export function EventDetails({ event, title, secret }: EventDetailsProps) {
  const t = useTranslations('complaint-following.step')
  const days = useDays()
  const { body, reason, due_on: due, message, evidences, documents } = event
  const lines = [
    body && t('body', { body }),
    reason && t('reason', { reason }),
    due && t('due', { date: days.day(due) }),
  ].filter((line) => line !== null && line !== '')
  return (
    <>
      {lines.length > 0 && (
        <ul className="mt-1.5 space-y-1 text-small text-text-2 sm:text-body">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {message && (
        <blockquote
          className={
            'mt-2 rounded-lg px-4 py-3 text-small forced-colors:border sm:text-body ' +
            (message.author === 'officer' ? 'bg-mega-50 text-mega-800' : 'bg-subtle text-text')
          }
        >
          <p className="text-micro">{t(message.author)}</p>
          <p className="mt-1 whitespace-pre-line">{message.text}</p>
        </blockquote>
      )}
      {!event.is_public && (
        <p className="mt-1.5 flex items-start gap-1.5 text-small text-text-2">
          <LockKeyIcon aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
          {t('notPublic')}
        </p>
      )}
      {evidences.length > 0 && (
        <PhotoGrid
          photos={evidences}
          secret={secret}
          alt={(number) => t('evidenceAlt', { number, step: title })}
        />
      )}
      {documents.length > 0 && <EventDocuments documents={documents} secret={secret} />}
    </>
  )
}
