'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/text-input'
import { complaintLocation } from '@/lib/schemas/complaints'
import type { Position } from '../model/form'
import { parsePosition } from '../model/typed-position'

interface CoordinateFieldProps {
  id: string
  onRead: (position: Position) => void
}

/** A position typed or pasted: coordinates in the usual ways of writing, or the address of a map service. */
export function CoordinateField({ id, onRead }: CoordinateFieldProps) {
  const t = useTranslations('complaint.location')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<'unreadable' | 'outsideTyped' | null>(null)

  const read = () => {
    const position = parsePosition(typed)
    if (!position) return setProblem('unreadable')
    const isInProvince = complaintLocation.shape.location.safeParse({
      latitude: position.lat,
      longitude: position.lng,
    }).success
    setProblem(isInProvince ? null : 'outsideTyped')
    if (!isInProvince) return undefined
    setTyped('')
    return onRead(position)
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextInput
        id={id}
        className="min-w-0 grow basis-64"
        label={t('coordinates')}
        hint={t('coordinatesHint')}
        error={problem ? t(problem) : undefined}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          read()
        }}
      />
      <Button variant="secondary" onClick={read}>
        {t('useCoordinates')}
      </Button>
    </div>
  )
}
