import { CaretDownIcon } from '@phosphor-icons/react/ssr'
import { useId } from 'react'

interface FilterSelectProps {
  name: string
  label: string
  /** Chosen at first; an empty one is the option that the address leaves out. */
  value: string
  options: readonly { value: string; text: string }[]
  /** Id of its form when it is outside of it. */
  form?: string
  className?: string
}

/** A labelled choice of a plain GET form that narrows or orders a list; works without scripts. */
export function FilterSelect({
  name,
  label,
  value,
  options,
  form,
  className = 'min-w-32',
}: FilterSelectProps) {
  const id = useId()
  return (
    <div className={`flex-1 sm:flex-none ${className}`}>
      <label htmlFor={id} className="mb-1 block text-micro text-text-2">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          form={form}
          name={name}
          defaultValue={value}
          className={
            'min-h-11 w-full appearance-none text-ellipsis rounded-md border border-control bg-surface py-2 ' +
            'pl-3.75 pr-10 text-[0.9375rem] font-[650] text-heading hover:border-control-hover'
          }
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <CaretDownIcon
          aria-hidden="true"
          size={18}
          weight="bold"
          className="pointer-events-none absolute right-3.5 top-1/2 -translate-y-1/2 text-text-2"
        />
      </div>
    </div>
  )
}
