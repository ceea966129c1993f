'use client'

import { Button } from '@/components/ui/button'

interface DialogActionsProps {
  confirm: string
  onConfirm: () => void
  cancel: string
  onCancel: () => void
}

/** The two ways out of a question: one filled button that says the result, one to go on as before. */
export function DialogActions({ confirm, onConfirm, cancel, onCancel }: DialogActionsProps) {
  return (
    <div className="mt-6 flex flex-wrap justify-end gap-3">
      <Button variant="secondary" onClick={onCancel} className="max-sm:w-full">
        {cancel}
      </Button>
      <Button onClick={onConfirm} className="max-sm:order-first max-sm:w-full">
        {confirm}
      </Button>
    </div>
  )
}
