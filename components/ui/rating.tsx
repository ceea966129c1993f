'use client'

import { FieldError } from './field'
import { RatingFace, type Mood } from './rating-face'

export interface RatingOption<T extends string> {
  value: T
  label: string
  mood: Mood
}

interface RatingProps<T extends string> {
  /** Of the first card, so that error links land on it; the others and the message are named after it. */
  id: string
  legend: string
  options: readonly RatingOption<T>[]
  /** Empty text: nothing chosen. */
  value: T | ''
  onChange: (value: T) => void
  error?: string | undefined
}

/** Longest word, in characters, of which five fit side by side on a phone. */
const shortWordMax = 8

/**
 * Leaf cards with faces as one radio group. Native radios are invisible over the cards, so that arrow keys, touch and screen readers work
 * as usual. Labels too long for a phone turn the cards into rows there. The message's room is reserved: nothing below moves when it
 * appears.
 */
export function Rating<T extends string>({
  id,
  legend,
  options,
  value,
  onChange,
  error,
}: RatingProps<T>) {
  const hasLongWords = options.some(({ label }) =>
    label.split(' ').some((word) => word.length > shortWordMax),
  )
  const phoneRow = hasLongWords
    ? 'max-sm:basis-full max-sm:flex-row max-sm:gap-3 max-sm:px-4 max-sm:py-1.5'
    : ''
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      aria-required="true"
      className="min-w-0"
    >
      <legend id={`${id}-legend`} className="text-label text-heading">
        {legend}
      </legend>
      <div className="mt-3 flex flex-wrap gap-2 sm:gap-2.5">
        {options.map((option, at) => (
          <label
            key={option.value}
            className={
              'group relative flex min-w-min flex-1 basis-0 flex-col items-center gap-2 rounded-leaf border border-transparent ' +
              'bg-sunken px-1 py-4 text-center hover:bg-hejo-50 has-checked:bg-brand in-data-[contrast=high]:border-line ' +
              `forced-colors:border-[ButtonBorder] forced-colors:has-checked:border-4 forced-colors:has-checked:border-[Highlight] ${phoneRow}`
            }
          >
            <input
              id={at === 0 ? id : `${id}-${option.value}`}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-labelledby={`${id}-${option.value}-label`}
              className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit]"
            />
            <RatingFace
              mood={option.mood}
              className="size-10 text-hejo-700 not-forced-colors:group-has-checked:text-on-brand forced-colors:text-[CanvasText]"
            />
            <span
              id={`${id}-${option.value}-label`}
              className={
                'flex flex-1 items-center text-small font-semibold wrap-normal text-text-2 ' +
                'not-forced-colors:group-has-checked:text-on-brand forced-colors:text-[CanvasText]'
              }
            >
              {option.label}
            </span>
          </label>
        ))}
      </div>
      <div className="min-h-9">{error && <FieldError id={`${id}-error`} text={error} />}</div>
    </fieldset>
  )
}
