interface LiveRegionProps {
  message: string
  /** Interrupts; for failures only. */
  isUrgent?: boolean
}

/** Words for screen readers alone. Must stand in the page before its message changes, or nothing is heard. */
export function LiveRegion({ message, isUrgent = false }: LiveRegionProps) {
  return (
    <p role={isUrgent ? 'alert' : 'status'} className="sr-only">
      {message}
    </p>
  )
}
