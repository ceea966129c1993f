import type { ReactNode } from 'react'

/** One grey block in place of something loading; `className` gives width, height and corners. */
export function Skeleton({ className = 'h-4 w-full rounded-sm' }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton block bg-batu-100 ${className}`} />
}

interface SkeletonAreaProps {
  /** What is loading, for screen readers. Announced by a live region of the page, not by this area. */
  label: string
  className?: string
  children: ReactNode
}

/** Blocks in the final layout of the loading content, marked busy. */
export function SkeletonArea({ label, className = '', children }: SkeletonAreaProps) {
  return (
    <div aria-busy="true" className={className}>
      <p className="sr-only">{label}</p>
      {children}
    </div>
  )
}
