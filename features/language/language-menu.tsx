'use client'

import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useCallback, useRef, useState } from 'react'
import { useDismissal, type Dismissal } from '@/components/ui/use-dismissal'
import { FrameIcon } from '@/components/ui/frame-icon'
import { useLanguageLinks } from './use-language-links'

/** The language dropdown; a new page brings a new, closed one. */
export function LanguageMenu() {
  return <Dropdown key={usePathname()} />
}

/**
 * The language of the page, and on demand the others. A `<details>` element, so that it opens before any script has arrived; with scripts it
 * closes with Escape, which gives the focus back, and when focus or press leave it.
 */
function Dropdown() {
  const t = useTranslations('menu.language')
  const all = useLanguageLinks()
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const dismiss = useCallback((reason: Dismissal) => {
    if (!details.current) return
    details.current.open = false
    if (reason === 'escape') details.current.querySelector('summary')?.focus()
  }, [])
  useDismissal(details, isOpen, dismiss)

  return (
    <details
      ref={details}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group relative"
    >
      <summary
        className={
          'flex min-h-11 items-center gap-2 rounded-md px-2 text-[0.9375rem] font-semibold text-text-2 ' +
          'hover:bg-subtle hover:text-link-hover group-open:bg-subtle group-open:text-link'
        }
      >
        <FrameIcon name="globe" />
        <span className="sr-only">{t('current')}</span>
        <span className="max-xl:sr-only">{all.find(({ isCurrent }) => isCurrent)?.name}</span>
        <FrameIcon name="caret-down" size={14} className="group-open:rotate-180" />
      </summary>
      <ul
        aria-label={t('list')}
        className={
          'absolute end-0 top-full mt-2 min-w-45 rounded-lg bg-surface p-2 shadow-4 transition-[opacity,translate] duration-base ease-enter ' +
          'starting:-translate-y-1.5 starting:opacity-0 forced-colors:border'
        }
      >
        {all
          .filter(({ isCurrent }) => !isCurrent)
          .map(({ name, link }) => (
            <li key={name}>
              <a
                {...link}
                className="flex min-h-11 items-center rounded-md px-3.5 text-label text-heading hover:bg-subtle hover:text-link"
              >
                {name}
              </a>
            </li>
          ))}
      </ul>
    </details>
  )
}
