'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

interface LeaveDialogProps {
  /** Closes the form, which clears all answers. */
  onLeave: () => void
  onStay: () => void
}

/** Asks before Escape throws away what somebody wrote. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const t = useTranslations('feedback')
  return (
    <Dialog title={t('leave.title')} closeLabel={t('close')} onClose={onStay}>
      <p>{t('leave.text')}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onLeave} className="max-sm:w-full">
          {t('leave.leave')}
        </Button>
        <Button onClick={onStay} className="max-sm:order-first max-sm:w-full">
          {t('leave.stay')}
        </Button>
      </div>
    </Dialog>
  )
}
