'use client'

import { useTranslations } from 'next-intl'
import { InlineMessage } from '@/components/ui/inline-message'
import { Link } from '@/components/ui/link'
import { hostOf } from '@/lib/address/host-of'
import type { InformationForm, LocationForm } from '../model/form'
import { useList } from '../use-list'
import { likelyOwner } from './likely-owner'
import { listGovernmentOf, listMattersOf } from './queries'

interface OwnerHintProps {
  information: InformationForm
  place: LocationForm
}

/** Says whose matter the complaint seems to be, when it is not the province's; it stops nobody. */
export function OwnerHint({ information, place }: OwnerHintProps) {
  const t = useTranslations('complaint.owner')
  const { items: matters } = useList(information.sub_category, listMattersOf)
  const { items: governments } = useList(place.city_id, listGovernmentOf)
  const matter = likelyOwner(matters, `${information.title} ${information.reason}`)
  const isLocal = matter?.level === 'regency'
  const government = governments[0]?.website ?? null
  const isNear = isLocal || matter?.level === 'village' || matter?.level === 'district'
  const website = isNear ? government : (matter?.website ?? null)
  const owner = isLocal ? place.city_name : (matter?.office ?? '')
  return (
    <div aria-live="polite" className="empty:hidden">
      {matter && (
        <InlineMessage tone="info">
          <p>
            {t('seems', { owner, matter: matter.name })} {matter.start}
          </p>
          {website !== null && (
            <p>
              <Link
                href={website}
                className="inline-flex min-h-11 items-center text-link underline underline-offset-4 hover:text-link-hover"
              >
                {isNear
                  ? t('site', { place: place.city_name, host: hostOf(website) })
                  : hostOf(website)}
              </Link>
            </p>
          )}
          <p>{t('sendAnyway')}</p>
        </InlineMessage>
      )}
    </div>
  )
}
