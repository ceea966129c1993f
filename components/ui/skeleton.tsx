import type { ReactNode } from 'react'
import './skeleton.css'

/** One grey block in the place and size of something on its way; `className` gives width, height and corners. */
export function Skeleton({ className = 'h-4 w-full rounded-sm' }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton block bg-batu-100 ${className}`} />
}

interface SkeletonAreaProps {
  /** What is being waited for, for those who cannot see the blocks. Announced by a live region of the page, not by this area. */
  label: string
  className?: string
  children: ReactNode
}

/** Blocks in the true layout of what is on its way, marked busy; whatever replaces it should stand in the same place. */
export function SkeletonArea({ label, className = '', children }: SkeletonAreaProps) {
  return (
    <div aria-busy="true" className={className}>
      <p className="sr-only">{label}</p>
      {children}
    </div>
  )
}
