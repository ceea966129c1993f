'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { focusAfterRemoval } from '@/components/ui/focus-after-removal'
import { InlineMessage } from '@/components/ui/inline-message'
import { useFormatter } from '@/lib/i18n/formatter'
import { photoMaxCount } from '@/lib/schemas/complaints'
import { isRefused } from '../model/photos'
import { useWizardContext } from '../wizard-context'

/**
 * Which chosen photos do not go along, by name: those that cannot be accepted, and those beyond the limit until the person has taken note.
 * Spoken when they come.
 * @param next what has the focus once somebody has taken note
 */
export function PhotosNotSent({ next }: { next: () => Element | null }) {
  const t = useTranslations('complaint.photos')
  const rule = useTranslations('validation')
  const format = useFormatter()
  const { photos } = useWizardContext()
  const refused = photos.list.filter(isRefused).map(({ image_file: file }) => file.name)
  const { leftOut } = photos
  // Where none is left to go along, the step itself says that a photo is missing.
  const isPartial = photos.list.length > refused.length
  return (
    <div aria-live="polite" className="mt-4 space-y-3 empty:hidden">
      {refused.length > 0 && isPartial && (
        <InlineMessage tone="warning">
          {t('refused', { count: refused.length, names: format.list(refused) })}
        </InlineMessage>
      )}
      {leftOut.length > 0 && (
        <InlineMessage
          tone="warning"
          actions={
            <Button
              variant="secondary"
              onClick={() => {
                focusAfterRemoval(next)
                photos.clearLeftOut()
              }}
            >
              {t('understood')}
            </Button>
          }
        >
          {rule('photosLeftOut', {
            count: leftOut.length,
            max: photoMaxCount,
            names: format.list(leftOut),
          })}
        </InlineMessage>
      )}
    </div>
  )
}
