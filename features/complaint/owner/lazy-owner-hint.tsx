'use client'

import { useEffect, useState } from 'react'
import { asksFreeText } from '@/lib/schemas/complaints'
import { loadOwnerHint } from '../load-parts'
import type { InformationForm, LocationForm } from '../model/form'
import type { OwnerHint } from './owner-hint'

interface LazyOwnerHintProps {
  information: InformationForm
  place: LocationForm
}

/** The hint whose matter it is, fetched once the form says what it is about and where. */
export function LazyOwnerHint({ information, place }: LazyOwnerHintProps) {
  const [Hint, setHint] = useState<typeof OwnerHint | null>(null)
  const { sub_category: subcategory } = information
  const isKnown = subcategory !== '' && !asksFreeText(subcategory) && place.city_id !== ''

  useEffect(() => {
    if (!isKnown) return undefined
    let isGone = false
    void loadOwnerHint().then((part) => !isGone && part && setHint(() => part.OwnerHint))
    return () => {
      isGone = true
    }
  }, [isKnown])

  return Hint && isKnown ? <Hint information={information} place={place} /> : null
}
