'use client'

import { MapPinIcon, UsersThreeIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Tag } from '@/components/ui/tag'
import { useFormatter } from '@/lib/i18n/formatter'
import type { SimilarComplaint } from '@/lib/schemas/complaint-monitoring'

interface SimilarItemProps {
  complaint: SimilarComplaint
  isJoining: boolean
  onJoin: () => void
}

/** One complaint of others, whole, so that people can tell whether it is theirs too. */
export function SimilarItem({ complaint, isJoining, onJoin }: SimilarItemProps) {
  const t = useTranslations('complaint-review.similar')
  const format = useFormatter()
  const { title, description, photos, supporters } = complaint
  return (
    <li className="rounded-lg border border-line-strong p-5 wrap-anywhere">
      <h3 className="text-h4 text-heading">{title}</h3>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-text-2">
        <Tag tone={complaint.complaint_status_id === 'finished' ? 'hejo' : 'mega'}>
          {complaint.status_name}
        </Tag>
        <span className="inline-flex items-center gap-1.5">
          <MapPinIcon
            aria-hidden="true"
            size={18}
            weight="duotone"
            className="shrink-0 text-link"
          />
          {t('distance', { meters: complaint.distance_m, village: complaint.village_name })}
        </span>
        <span>
          {t('sent', {
            date: format.dateTime(new Date(complaint.created_at), { dateStyle: 'long' }),
          })}
        </span>
      </div>
      <p className="mt-3 whitespace-pre-line">{description}</p>
      {photos.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2.5">
          {photos.map(({ url }, index) => (
            <li key={url}>
              <img
                src={url}
                alt={t('photo', { number: index + 1, title })}
                loading="lazy"
                className="size-24 rounded-md bg-batu-100 object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <span className="inline-flex items-center gap-2 text-small text-text-2">
          <UsersThreeIcon
            aria-hidden="true"
            size={20}
            weight="duotone"
            className="shrink-0 text-link"
          />
          {t('supporters', { count: supporters })}
        </span>
        <Button
          variant="secondary"
          isLoading={isJoining}
          aria-label={t('meTooWith', { title })}
          onClick={onJoin}
          className="max-sm:w-full"
        >
          {t('meToo')}
        </Button>
      </div>
    </li>
  )
}
