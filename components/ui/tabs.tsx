'use client'

import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

interface Tab {
  key: string
  label: string
  /** Should begin with something that takes the focus, such as a link; the panel itself is no stop. */
  content: ReactNode
}

interface TabsProps {
  /** Names the list of tabs. */
  label: string
  tabs: readonly Tab[]
  /** Beside the tabs, on the left. */
  heading?: ReactNode
}

const tabClass =
  'min-h-11 flex-1 rounded-md px-4.5 text-[0.9375rem] font-semibold whitespace-nowrap text-text-2 transition-colors duration-fast hover:text-link ' +
  'aria-selected:bg-surface aria-selected:text-link aria-selected:shadow-1 ' +
  'high-contrast:aria-selected:bg-canopy high-contrast:aria-selected:text-on-brand forced-colors:aria-selected:outline-2'

/** Where the arrow keys, Home and End lead from a tab; undefined for every other key. */
function tabAfter(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/**
 * Contents that alternate in one place, the first shown initially. One tab stop; arrow keys move and select at once. All contents are in
 * the page and the place is as high as the highest, so nothing below moves; without scripts they are below each other.
 */
export function Tabs({ label, tabs, heading }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState(0)

  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfter(event.key, selected, tabs.length)
    // Alt, Ctrl or Cmd with an arrow is the browser's, such as the way back.
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setSelected(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        {heading}
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          className="flex flex-wrap max-sm:w-full rounded-lg bg-batu-100 p-1 noscript:hidden"
        >
          {tabs.map((tab, index) => (
            <button
              key={tab.key}
              type="button"
              role="tab"
              id={`${id}-${tab.key}`}
              aria-selected={index === selected}
              aria-controls={`${id}-${tab.key}-panel`}
              tabIndex={index === selected ? 0 : -1}
              onClick={() => setSelected(index)}
              onKeyDown={onKeyDown}
              className={tabClass}
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      <div className="mt-6 grid noscript:gap-8">
        {tabs.map((tab, index) => (
          <div
            key={tab.key}
            role="tabpanel"
            id={`${id}-${tab.key}-panel`}
            aria-labelledby={`${id}-${tab.key}`}
            className={
              'col-start-1 row-start-1 min-w-0 noscript:visible noscript:row-auto noscript:translate-y-0 noscript:opacity-100 ' +
              (index === selected
                ? 'transition-[opacity,translate] duration-base ease-enter'
                : 'invisible translate-y-1.5 opacity-0')
            }
          >
            <p aria-hidden="true" className="mb-4 hidden text-h4 text-heading noscript:block">
              {tab.label}
            </p>
            {tab.content}
          </div>
        ))}
      </div>
    </div>
  )
}
