import type { ReactNode } from 'react'

/** The centred content column: 1280 px wide, gutters 20, 24 and 32 px. */
export function Container({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`mx-auto w-full max-w-[80rem] px-5 md:px-6 lg:px-8 ${className}`}>{children}</div>
}
