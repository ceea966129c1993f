'use client'

import type { ReactNode } from 'react'

interface SwitchProps {
  id: string
  label: string
  hint?: string | undefined
  /** Shown before the label. */
  icon?: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A setting that applies at once, without a save button. The text before it is its label, so pressing it switches too. */
export function Switch({ id, label, hint, icon, isOn, onChange }: SwitchProps) {
  return (
    <div className="flex min-h-14 items-center gap-3.5 py-2.5">
      {icon && (
        <span aria-hidden="true" className={iconPlace}>
          {icon}
        </span>
      )}
      <span className="min-w-0 flex-1">
        <label htmlFor={id} id={`${id}-label`} className="block text-label text-heading">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="block text-small text-text-2">
            {hint}
          </span>
        )}
      </span>
      <button
        type="button"
        role="switch"
        id={id}
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onClick={() => onChange(!isOn)}
        className={`${track} ${isOn ? 'bg-brand' : 'bg-control hover:bg-control-hover high-contrast:bg-surface high-contrast:hover:bg-surface'}`}
      >
        <span
          className={`${knob} ${isOn ? 'translate-x-5 bg-surface' : 'bg-surface high-contrast:bg-heading'}`}
        />
      </button>
    </div>
  )
}

// 52 × 32 with a target of 44 high around it; in forced colours the border and the knob's fill are all that is left to see.
const track =
  "relative h-8 w-13 shrink-0 rounded-full p-1 transition-colors duration-fast before:absolute before:inset-x-0 before:-inset-y-1.5 before:content-[''] " +
  'high-contrast:ring-2 high-contrast:ring-inset high-contrast:ring-line forced-colors:border'
// Very large text needs the whole width of a phone.
const iconPlace =
  'grid size-7 shrink-0 place-items-center text-hejo-700 max-sm:[[data-text-size=largest]_&]:hidden'
const knob =
  'block size-6 rounded-full transition-transform duration-fast forced-colors:bg-[ButtonText]'
