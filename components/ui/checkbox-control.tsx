import type { ComponentProps } from 'react'

/**
 * The box of a check box and its tick, 24 px; the label beside it is its target. Printed in black, so that a list can be ticked off on
 * paper.
 */
export function CheckboxControl(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
      <input
        {...props}
        type="checkbox"
        className={
          'peer size-6 appearance-none rounded-xs border-2 border-control bg-surface checked:border-brand checked:bg-brand ' +
          'hover:border-control-hover checked:hover:bg-brand-hover disabled:border-batu-400 disabled:bg-batu-100 ' +
          'disabled:checked:bg-batu-400 forced-colors:appearance-auto print:border-black print:bg-transparent'
        }
      />
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        className="pointer-events-none absolute size-4 text-on-brand opacity-0 peer-checked:opacity-100 forced-colors:hidden print:text-black"
      >
        <path
          d="M3 8.5 6.5 12 13 4.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  )
}
