import type { ReactNode } from 'react'

/** Chooses the low-data mode. A plain form, because it must work on pages without scripts; the HTTP entry handles it and redirects back. */
export function LowDataButton({
  mode,
  className = '',
  children,
}: {
  mode: 'on' | 'off'
  className?: string
  children: ReactNode
}) {
  return (
    <form action="/hemat-data" data-low-data-switch={mode}>
      <button
        type="submit"
        name="mode"
        value={mode}
        className={`min-h-11 underline underline-offset-4 ${className}`}
      >
        {children}
      </button>
    </form>
  )
}
