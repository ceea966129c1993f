'use client'

import { useId, type ReactNode } from 'react'

interface Segment<Value extends string> {
  value: Value
  label: string
  /** Shown in place of the label, which stays the name and the tooltip. */
  icon?: ReactNode
}

interface SegmentedControlProps<Value extends string> {
  legend: string
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few short choices side by side: a radio group, so the arrow keys move and it is one tab stop. */
export function SegmentedControl<Value extends string>({
  legend,
  segments,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="text-label text-heading">{legend}</legend>
      <div className="mt-2.5 flex flex-wrap gap-1 rounded-btn bg-batu-100 p-1">
        {segments.map((segment) => (
          <label
            key={segment.value}
            title={segment.icon ? segment.label : undefined}
            className={segmentClass}
          >
            <input
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
              className="sr-only"
            />
            {segment.icon && <span aria-hidden="true">{segment.icon}</span>}
            <span className={segment.icon ? 'sr-only' : undefined}>{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

// The radio itself is out of sight, so the segment shows its focus with the ring that every control has.
const segmentClass =
  'relative flex min-h-11 min-w-min flex-1 items-center justify-center rounded-md px-2.5 text-center text-[0.9375rem] font-semibold wrap-normal text-text-2 ' +
  'transition-colors duration-fast hover:text-heading has-checked:bg-surface has-checked:text-link has-checked:shadow-1 ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-ink) ' +
  'has-focus-visible:ring-8 has-focus-visible:ring-(--focus-glow) ' +
  'high-contrast:has-checked:bg-canopy high-contrast:has-checked:text-on-brand forced-colors:has-checked:outline-2'
