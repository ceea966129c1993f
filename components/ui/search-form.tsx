import { MagnifyingGlassIcon } from '@phosphor-icons/react/ssr'
import type { ReactNode } from 'react'
import { buttonClass } from './button-class'
import { HiddenFields } from './hidden-fields'

interface SearchFormProps {
  /** Path in the page's language; gets the query as `q`. */
  action: string
  label: string
  submitLabel: string
  /** The current query. */
  query?: string
  /** Other parameters of the address to keep, each with its name and value. */
  hiddenFields?: readonly (readonly [string, string])[]
  /** Longest text taken, characters. */
  maxLength?: number
  /** Suggestions; rendered in the form, whose field they find. */
  suggestions?: ReactNode
}

/** A search as a plain GET form: works without scripts and leaves an address that can be shared. */
export function SearchForm({
  action,
  label,
  submitLabel,
  query = '',
  hiddenFields = [],
  maxLength = 100,
  suggestions,
}: SearchFormProps) {
  return (
    // The key remounts the field after a navigation; an uncontrolled one would keep the old query.
    <search key={query}>
      <form
        action={action}
        className="relative flex items-center gap-3 huge-text:flex-wrap rounded-xl bg-surface border-[1.5px] border-brand py-1.25 pl-4.5 pr-1.5"
      >
        <MagnifyingGlassIcon
          aria-hidden="true"
          size={22}
          weight="bold"
          className="shrink-0 text-link huge-text:hidden"
        />
        <HiddenFields fields={hiddenFields} />
        <input
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          defaultValue={query}
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="search"
          className="min-h-12 w-full min-w-0 flex-1 huge-text:basis-full rounded-md bg-transparent text-prose text-text placeholder:text-text-3 placeholder:opacity-100"
        />
        {suggestions}
        <button type="submit" className={buttonClass('primary', 'min-h-11.5 shrink-0')}>
          {submitLabel}
        </button>
      </form>
    </search>
  )
}
