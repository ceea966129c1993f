'use client'

import { useWidgetStore } from '@/lib/widgets/widget-store'
import { Button } from '@/components/ui/button'

/** An address longer than this is cut, so that there is room left to say more. */
const addressMax = 300

interface ReportPageButtonProps {
  label: string
  /** Stands before the address in the form. */
  note: string
}

/** Opens the feedback form with this page's address in it; its query may hold anything and is left out. Not shown where scripts are off. */
export function ReportPageButton({ label, note }: ReportPageButtonProps) {
  const choose = useWidgetStore((state) => state.choose)
  const report = () => choose('JABARPROV_FEEDBACK', `${note} ${`${window.location.origin}${window.location.pathname}`.slice(0, addressMax)}`)
  return (
    <Button variant="quiet" aria-haspopup="dialog" onClick={report} className="noscript:hidden">
      {label}
    </Button>
  )
}
