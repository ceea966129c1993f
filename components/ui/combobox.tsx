'use client'

import {
  Combobox as Root,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
} from '@headlessui/react'
import { CaretDownIcon, CheckIcon } from '@phosphor-icons/react/ssr'
import { useState, type ComponentProps } from 'react'
import { fold } from '@/lib/fold'
import { controlClass, Field, type FieldTexts } from './field'
import { LiveRegion } from './live-region'
import type { SelectOption } from './select'

interface ComboboxProps extends FieldTexts {
  options: readonly SelectOption[]
  /** Value of the chosen option; empty: none. */
  value: string
  onChoose: (value: string) => void
  placeholder: string
  /** Name of the button that shows the whole list. */
  showLabel: string
  /** Shown in the list when no option matches. */
  emptyText: string
  /** Text for the number of matching options, announced while the list is open. */
  countText: (count: number) => string
  /** Shown while the list is loading. */
  busyText?: string | undefined
}

interface ControlInputProps extends ComponentProps<'input'> {
  describedBy: string | undefined
}

// Headless UI knows only descriptions made with its own component and would erase the field's.
const ControlInput = ({ describedBy, ...rest }: ControlInputProps) => (
  <input {...rest} aria-describedby={describedBy} />
)

const reveal = (list: HTMLElement | null) => list?.scrollIntoView({ block: 'nearest' })

/** True when every typed word is part of a word of the label; case, accents and punctuation are ignored. */
const fits = (label: string, query: string) => {
  const folded = fold(label)
  return fold(query)
    .split(' ')
    .every((word) => folded.includes(word))
}

/**
 * A text box that offers the options that fit what is typed; only an option of the list can be chosen. The list opens on focus, at most
 * 200 px high, and stays beside the box in the page: in a portal it would be under a modal dialog.
 */
export function Combobox(props: ComboboxProps) {
  const {
    id,
    label,
    note,
    hint,
    error,
    className,
    options,
    value,
    onChoose,
    placeholder,
    showLabel,
    emptyText,
    countText,
    busyText,
  } = props
  const [query, setQuery] = useState('')
  const matching = options.filter((option) => fits(option.label, query))
  const nothing = busyText ?? (matching.length === 0 ? emptyText : undefined)
  const labelOf = (chosen: string | null) =>
    options.find((option) => option.value === chosen)?.label ?? ''
  return (
    <Field {...{ id, label, note, hint, error, className }}>
      {({ 'aria-describedby': describedBy, ...attributes }) => (
        <Root
          immediate
          value={value === '' ? null : value}
          onChange={(chosen: string | null) => onChoose(chosen ?? '')}
          onClose={() => setQuery('')}
        >
          {({ open }) => (
            <div className="relative">
              <ComboboxInput
                {...attributes}
                as={ControlInput}
                describedBy={describedBy}
                displayValue={labelOf}
                onChange={(event) => setQuery(event.target.value)}
                placeholder={placeholder}
                autoComplete="off"
                aria-required="true"
                aria-busy={busyText ? true : undefined}
                className={`${controlClass} pe-13 text-ellipsis`}
              />
              <ComboboxButton
                aria-label={showLabel}
                className="absolute inset-y-0 end-0 grid w-12 place-items-center rounded-md text-text-2"
              >
                <CaretDownIcon aria-hidden="true" size={18} weight="bold" />
              </ComboboxButton>
              <ComboboxOptions
                ref={reveal}
                modal={false}
                className={
                  'absolute inset-x-0 top-full z-lift mt-2 max-h-50 overflow-y-auto ' +
                  'overscroll-contain rounded-lg border border-line bg-surface p-1.5 shadow-4'
                }
              >
                {nothing !== undefined && (
                  <ComboboxOption value="" disabled className="px-3 py-2.5 text-text-3">
                    {nothing}
                  </ComboboxOption>
                )}
                {busyText === undefined &&
                  matching.map((option) => (
                    <ComboboxOption
                      key={option.value}
                      value={option.value}
                      className={
                        'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-2 ' +
                        'data-focus:bg-selected data-focus:text-heading data-selected:font-semibold ' +
                        'forced-colors:data-focus:bg-[Highlight] forced-colors:data-focus:text-[HighlightText]'
                      }
                    >
                      {option.label}
                      {option.value === value && (
                        <CheckIcon
                          aria-hidden="true"
                          size={18}
                          weight="bold"
                          className="shrink-0 text-link"
                        />
                      )}
                    </ComboboxOption>
                  ))}
              </ComboboxOptions>
              <LiveRegion message={open ? (nothing ?? countText(matching.length)) : ''} />
            </div>
          )}
        </Root>
      )}
    </Field>
  )
}
