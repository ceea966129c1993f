interface LiveRegionProps {
  message: string
  /** Interrupts; for failures only. */
  isUrgent?: boolean
}

/** Text only for screen readers. Must be mounted before its message changes, or nothing is announced. */
export function LiveRegion({ message, isUrgent = false }: LiveRegionProps) {
  return (
    <p role={isUrgent ? 'alert' : 'status'} className="sr-only">
      {message}
    </p>
  )
}
