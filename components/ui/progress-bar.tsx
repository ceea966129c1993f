interface ProgressBarProps {
  /** What is going on; shown on the left and the bar's name. */
  label: string
  /** 0 to 100. */
  value: number
  parts?: number
}

/** A bar of leaves; four for sending a complaint (25, 50, 75, 100). */
export function ProgressBar({ label, value, parts = 4 }: ProgressBarProps) {
  return (
    <div>
      <p aria-hidden="true" className="flex justify-between gap-4 text-label text-heading">
        <span>{label}</span>
        <span className="tabular-nums">{value}%</span>
      </p>
      <progress aria-label={label} max={100} value={value} className="sr-only" />
      <div className="mt-2">
        <LeafParts tones={Array.from({ length: parts }, (_, index) => (value >= ((index + 1) * 100) / parts ? 'done' : 'open'))} />
      </div>
    </div>
  )
}

export type LeafPart = 'done' | 'now' | 'open' | 'stopped'

const partLook: Record<LeafPart, string> = {
  done: 'bg-hejo-500',
  now: 'bg-mega-500',
  open: 'bg-line-strong',
  stopped: 'bg-beureum-500',
}

/** The leaves alone; decorative, whatever they say stands in words beside them. */
export function LeafParts({ tones }: { tones: readonly LeafPart[] }) {
  return (
    <div aria-hidden="true" className="flex gap-1.5">
      {tones.map((tone, index) => (
        <span key={index} className={`h-2 flex-1 rounded-[8px_3px_8px_3px] transition-colors duration-base ${partLook[tone]}`} />
      ))}
    </div>
  )
}
