import type { ReactNode } from 'react'

/** The centred content column: 1280 px wide, gutters 20, 24 and 32 px, and beside the dock as much as that needs. */
export function Container({
  children,
  className = '',
}: {
  children: ReactNode
  className?: string
}) {
  return <div className={`page-container ${className}`.trimEnd()}>{children}</div>
}
