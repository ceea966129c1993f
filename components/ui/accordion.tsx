import { MinusIcon, PlusIcon } from '@phosphor-icons/react/ssr'
import type { ReactNode } from 'react'

export interface AccordionItem {
  title: string
  content: ReactNode
}

const box =
  'printed-whole group rounded-lg bg-surface shadow-0 transition-shadow duration-fast hover:shadow-2 forced-colors:border'

/**
 * Questions that open one by one; the browser's own disclosure, so it works without scripts and is found by the page search.
 * Titles are headings of level three. `lang` is the language of the texts.
 */
export function Accordion({ items, lang }: { items: AccordionItem[]; lang?: string }) {
  return (
    <div className="space-y-2.5" lang={lang}>
      {items.map((item) => (
        <details key={item.title} className={box}>
          <summary className="flex min-h-15.5 items-center justify-between gap-4 rounded-lg px-5.5 py-4">
            <h3 className="text-label text-heading">{item.title}</h3>
            <span className="shrink-0 text-link" aria-hidden="true">
              <PlusIcon size={20} weight="bold" className="group-open:hidden" />
              <MinusIcon size={20} weight="bold" className="hidden group-open:block" />
            </span>
          </summary>
          <div className="max-w-[68ch] whitespace-pre-line px-5.5 pb-5 text-[0.9375rem] text-text-2">
            {item.content}
          </div>
        </details>
      ))}
    </div>
  )
}
