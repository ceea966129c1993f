'use client'

import { useTranslations } from 'next-intl'
import { maskedName } from '@/lib/complaints/masked-name'
import type { FieldPath } from './labels'
import type { ComplaintForm } from './model/form'
import type { StepPart } from './model/steps'

interface TextAnswer {
  path: FieldPath
  value: string
}

interface Names {
  category: string
  subcategory: string
}

/** What was typed and chosen in three of the steps, in words and in the order of the fields; photos are shown, not told. */
export function useAnswers(
  { data_wargi: reporter, informasi_aduan: information, lokasi_aduan: place }: ComplaintForm,
  names: Names,
) {
  const visibility = useTranslations('complaint.visibility')
  const tCheck = useTranslations('complaint-review.check')
  const orEmpty = (value: string) => (value.trim() === '' ? tCheck('empty') : value)
  const shownName = information.is_anonymous ? visibility('anonymous') : maskedName(reporter.name)

  return {
    data_wargi: [
      { path: 'data_wargi.name', value: reporter.name },
      { path: 'data_wargi.phone', value: reporter.phone },
      { path: 'data_wargi.email', value: reporter.email },
    ],
    informasi_aduan: [
      {
        path: 'informasi_aduan.type',
        value:
          information.type === 'private'
            ? tCheck('private')
            : tCheck('public', { name: shownName }),
      },
      { path: 'informasi_aduan.category', value: names.category },
      ...(names.subcategory === ''
        ? []
        : [{ path: 'informasi_aduan.sub_category' as const, value: names.subcategory }]),
      { path: 'informasi_aduan.title', value: information.title },
      { path: 'informasi_aduan.reason', value: information.reason },
    ],
    lokasi_aduan: [
      { path: 'lokasi_aduan.city_id', value: place.city_name },
      { path: 'lokasi_aduan.district_id', value: place.district_name },
      { path: 'lokasi_aduan.village_id', value: place.village_name },
      {
        path: 'lokasi_aduan.location',
        value: place.location
          ? `${place.location.lat.toFixed(5)}, ${place.location.lng.toFixed(5)}`
          : tCheck('empty'),
      },
      { path: 'lokasi_aduan.address', value: orEmpty(place.place.address) },
      { path: 'lokasi_aduan.address_detail', value: orEmpty(place.address_detail) },
    ],
  } satisfies Partial<Record<StepPart, TextAnswer[]>>
}
