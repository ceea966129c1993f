import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'

/** The button that was pressed is gone; the harmless one of the two takes its place. */
const focusIt = (button: HTMLButtonElement | null) => button?.focus()

/** Lets everything go, after a second press. */
export function RemoveAll({ onConfirm }: { onConfirm: () => void }) {
  const t = useTranslations('saved')
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking) {
    return (
      <Button variant="text" onClick={() => setIsAsking(true)}>
        {t('removeAll')}
      </Button>
    )
  }
  return (
    <fieldset className="w-full rounded-card bg-subtle p-5">
      <legend className="sr-only">{t('removeAllQuestion')}</legend>
      <p aria-hidden="true" className="font-semibold text-heading">
        {t('removeAllQuestion')}
      </p>
      <p className="mt-1 text-small text-text-2">{t('removeAllText')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onConfirm}>{t('removeAll')}</Button>
        <Button variant="secondary" ref={focusIt} onClick={() => setIsAsking(false)}>
          {t('cancel')}
        </Button>
      </div>
    </fieldset>
  )
}
