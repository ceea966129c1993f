'use client'

import type { ReactNode } from 'react'
import { useFormatter } from '@/lib/i18n/formatter'
import { speeds } from './saved-position'

const selectClass =
  'min-h-11 min-w-0 max-w-full rounded-md bg-surface ps-3 pe-2 text-small font-semibold text-text ring-[1.5px] ring-inset ring-control hover:ring-control-hover'

/** How fast the voice speaks. */
export function SpeedSelect({
  label,
  rate,
  onChange,
}: {
  label: string
  rate: number
  onChange: (rate: number) => void
}) {
  const format = useFormatter()
  return (
    <Choice
      label={label}
      isLabelShown={false}
      value={String(rate)}
      onChange={(value) => onChange(Number(value))}
    >
      {speeds.map((speed) => (
        <option key={speed} value={speed}>
          {format.number(speed)}×
        </option>
      ))}
    </Choice>
  )
}

interface VoiceSelectProps {
  label: string
  voice: SpeechSynthesisVoice
  voices: readonly SpeechSynthesisVoice[]
  onChange: (name: string) => void
}

/** Which of the device's voices speaks. */
export function VoiceSelect({ label, voice, voices, onChange }: VoiceSelectProps) {
  return (
    <Choice label={label} isLabelShown value={voice.name} onChange={onChange}>
      {voices.map(({ name, voiceURI }) => (
        <option key={voiceURI} value={name}>
          {name}
        </option>
      ))}
    </Choice>
  )
}

interface ChoiceProps {
  label: string
  isLabelShown: boolean
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

function Choice({ label, isLabelShown, value, onChange, children }: ChoiceProps) {
  return (
    <label className="flex min-w-0 flex-wrap items-center gap-x-3 text-small font-semibold text-text-2">
      <span className={isLabelShown ? '' : 'sr-only'}>{label}</span>
      <select
        title={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={selectClass}
      >
        {children}
      </select>
    </label>
  )
}
