'use client'

import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { ListIcon, XIcon } from '@phosphor-icons/react'
import { mainMenu } from '@/components/layout/navigation'
import { ButtonLink } from '@/components/ui/button'
import { NavLink } from './nav-link'

/** The menu of small screens; a new page brings a new, closed menu. */
export function MobileMenu() {
  return <Menu key={usePathname()} />
}

/** A `<details>` element, so that it opens before any script has arrived; with scripts Escape closes it and gives the focus back. */
function Menu() {
  const t = useTranslations('common.menu')
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return undefined
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current) return
      details.current.open = false
      details.current.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [isOpen])

  return (
    <details ref={details} className="group" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary aria-label={isOpen ? t('close') : t('open')} className="grid size-11 place-items-center rounded-md text-heading hover:bg-subtle">
        <ListIcon aria-hidden="true" size={24} weight="bold" className="group-open:hidden" />
        <XIcon aria-hidden="true" size={24} weight="bold" className="hidden group-open:block" />
      </summary>
      <nav aria-label={t('label')} className="absolute inset-x-0 top-full border-b border-line bg-surface px-5 pb-6 pt-3 shadow-4">
        <ul>
          {mainMenu.map((item) => (
            <li key={item.key} className="border-b border-line">
              <NavLink href={item.href} className="flex min-h-13 items-center text-label text-heading aria-[current=page]:text-link">
                {t(item.key)}
              </NavLink>
            </li>
          ))}
        </ul>
        <ButtonLink href="/aduan-warga/buat-aduan" className="mt-5 w-full">
          {t('fileComplaint')}
        </ButtonLink>
      </nav>
    </details>
  )
}
