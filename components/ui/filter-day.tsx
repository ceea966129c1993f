import { useId } from 'react'
import type { Day } from '@/lib/days'

interface FilterDayProps {
  name: string
  label: string
  /** Chosen at first; null for none. */
  value: Day | null
  /** The last day that can be chosen. */
  max?: Day
}

/** A labelled day of a plain GET form that narrows a list; works without scripts. */
export function FilterDay({ name, label, value, max }: FilterDayProps) {
  const id = useId()
  return (
    <div className="min-w-[min(10rem,100%)] flex-1 sm:flex-none">
      <label htmlFor={id} className="mb-1 block text-micro text-text-2">
        {label}
      </label>
      <input
        id={id}
        type="date"
        name={name}
        max={max}
        defaultValue={value ?? ''}
        className={
          'min-h-11 w-full min-w-0 rounded-md border border-control bg-surface px-3.5 ' +
          'py-2 text-[0.9375rem] font-[650] text-heading hover:border-control-hover'
        }
      />
    </div>
  )
}
