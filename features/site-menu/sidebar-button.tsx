'use client'

import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useState, type MouseEvent, type ReactNode } from 'react'
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

/** The sitemap in the footer, which is a popover; the way on when the menu's code does not arrive. */
function openSitemap() {
  const sitemap = document.getElementById(sitemapId)
  if (sitemap && 'showPopover' in sitemap) sitemap.showPopover()
  else window.location.assign(`#${sitemapId}`)
}

/** Closes the sitemap, which may have been opened before the page was alive, with a link to a page that keeps this frame. */
function useSitemapClosing() {
  useEffect(() => {
    const sitemap = document.getElementById(sitemapId)
    const follow = ({ target }: globalThis.MouseEvent) => {
      if (target instanceof Element && target.closest('a') && sitemap?.matches(':popover-open'))
        sitemap.hidePopover()
    }
    if (sitemap && 'hidePopover' in sitemap) sitemap.addEventListener('click', follow)
    return () => sitemap?.removeEventListener('click', follow)
  }, [])
}

/**
 * Opens the menu of small screens, which closes on a new page. Until the page is alive the same button opens the sitemap of the footer as a
 * sheet, without any script; browsers that cannot have a link to it. What is open then stays open.
 */
export function SidebarButton({ languageTabs, load = loadSidebar }: SidebarButtonProps) {
  const t = useTranslations('menu')
  const pathname = usePathname()
  const { part, prepare } = useMenuPart(load)
  const [opened, setOpened] = useState<{ on: string; topPx: number } | null>(null)
  const isOpen = opened?.on === pathname
  const close = useCallback(() => setOpened(null), [])
  const isHydrated = useHydrated()
  useSitemapClosing()

  function press({ currentTarget: button }: MouseEvent) {
    if (isOpen) return close()
    setOpened({ on: pathname, topPx: button.closest('header')?.getBoundingClientRect().top ?? 0 })
    prepare().catch(() => {
      // Closed again while the menu was on its way.
      if (button.getAttribute('aria-expanded') !== 'true') return
      close()
      openSitemap()
    })
    return undefined
  }

  return (
    <>
      {!isHydrated && (
        <a
          href={`#${sitemapId}`}
          aria-label={t('open')}
          className={`${buttonClass} supports-[selector(:popover-open)]:hidden`}
        >
          <FrameIcon name="list" size={24} />
        </a>
      )}
      <button
        type="button"
        aria-label={isOpen ? t('close') : t('open')}
        popoverTarget={isHydrated ? undefined : sitemapId}
        aria-expanded={isHydrated ? isOpen : undefined}
        aria-busy={(isOpen && !part) || undefined}
        onClick={press}
        onPointerEnter={() => void prepare().catch(() => undefined)}
        onFocus={() => void prepare().catch(() => undefined)}
        className={`${buttonClass} ${isHydrated ? '' : 'not-supports-[selector(:popover-open)]:hidden'}`}
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
