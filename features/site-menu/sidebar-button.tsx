'use client'

import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useCallback, useState, type MouseEvent, type ReactNode } from 'react'
import { FrameIcon } from '@/components/ui/frame-icon'
import { useHydrated } from '@/components/ui/use-hydrated'
import { sitemapId } from '@/lib/navigation/menus'
import { loadSidebar, type SidebarPart } from './load-panels'
import { MoreMessages } from './more-messages'
import { useMenuPart, type LoadPart } from './use-menu-part'

const buttonClass =
  'grid size-11 place-items-center rounded-md text-heading hover:bg-subtle aria-expanded:bg-subtle'

interface SidebarButtonProps {
  /** This page in each language. */
  languageTabs: ReactNode
  load?: LoadPart<SidebarPart>
}

/**
 * Opens the menu of small screens, which closes on a new page. A link to the sitemap in the footer until the page is alive, and the way there
 * when the menu's code does not arrive.
 */
export function SidebarButton({ languageTabs, load = loadSidebar }: SidebarButtonProps) {
  const t = useTranslations('menu')
  const pathname = usePathname()
  const { part, prepare } = useMenuPart(load)
  const [opened, setOpened] = useState<{ on: string; topPx: number } | null>(null)
  const isOpen = opened?.on === pathname
  const close = useCallback(() => setOpened(null), [])

  if (!useHydrated()) {
    return (
      <a href={`#${sitemapId}`} aria-label={t('open')} className={buttonClass}>
        <FrameIcon name="list" size={24} />
      </a>
    )
  }

  function press({ currentTarget: button }: MouseEvent) {
    if (isOpen) return close()
    setOpened({ on: pathname, topPx: button.closest('header')?.getBoundingClientRect().top ?? 0 })
    prepare().catch(() => {
      // Closed again while the menu was on its way.
      if (button.getAttribute('aria-expanded') !== 'true') return
      close()
      window.location.assign(`#${sitemapId}`)
    })
    return undefined
  }

  return (
    <>
      <button
        type="button"
        aria-label={isOpen ? t('close') : t('open')}
        aria-expanded={isOpen}
        aria-busy={(isOpen && !part) || undefined}
        onClick={press}
        onPointerEnter={() => void prepare().catch(() => undefined)}
        onFocus={() => void prepare().catch(() => undefined)}
        className={buttonClass}
      >
        <FrameIcon name={isOpen ? 'x' : 'list'} size={24} />
      </button>
      {isOpen && part && (
        <MoreMessages messages={part.messages}>
          <part.Sidebar languageTabs={languageTabs} topPx={opened.topPx} onClose={close} />
        </MoreMessages>
      )}
    </>
  )
}
