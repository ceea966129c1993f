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
        <LeafParts
          tones={Array.from({ length: parts }, (_, index) =>
            value >= ((index + 1) * 100) / parts ? 'sent' : 'open',
          )}
        />
      </div>
    </div>
  )
}

export type LeafPart = 'sent' | 'done' | 'now' | 'open' | 'stopped'

const partClass: Record<LeafPart, string> = {
  sent: 'bg-brand forced-colors:bg-[Highlight]',
  done: 'bg-hejo-500 forced-colors:bg-[Highlight]',
  now: 'bg-mega-500 forced-colors:bg-[CanvasText]',
  open: 'bg-line-strong high-contrast:bg-surface high-contrast:ring-2 high-contrast:ring-inset high-contrast:ring-line',
  stopped: 'bg-beureum-500 forced-colors:bg-[CanvasText]',
}

/** The leaves alone; decorative, whatever they say stands in words beside them. */
export function LeafParts({ tones }: { tones: readonly LeafPart[] }) {
  return (
    <div aria-hidden="true" className="flex gap-1.5">
      {tones.map((tone, index) => (
        <span
          key={index}
          className={`h-2 flex-1 rounded-leaf-sm transition-colors duration-base forced-colors:border ${partClass[tone]}`}
        />
      ))}
    </div>
  )
}
