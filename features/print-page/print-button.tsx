'use client'

import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'

/** Opens the browser's print dialog; not shown where no script could do so. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className={buttonClass(
        'secondary',
        'scripts-only no-print min-h-11! px-4! py-2! text-[0.9375rem]',
      )}
    >
      {children}
    </button>
  )
}
