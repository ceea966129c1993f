'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { FrameIcon } from '@/components/ui/frame-icon'
import { Link } from '@/components/ui/link'
import { useHydrated } from '@/components/ui/use-hydrated'
import { menuFallback, type Menu } from '@/lib/navigation/menus'

interface MenuTitleProps {
  menu: Menu
  panelId: string
  isOpen: boolean
  /** The page shown belongs to this menu. */
  isHere: boolean
  onPress: () => void
  /** Somebody is about to open the menu. */
  onIntent: () => void
}

/**
 * Opens a menu. Until the page is alive it is a link to the menu's page or its group in the sitemap, so that it always does something;
 * whoever stood on the link then stands on the button.
 */
export function MenuTitle({ menu, panelId, isOpen, isHere, onPress, onIntent }: MenuTitleProps) {
  const title = useTranslations('menu.titles')(menu.title)
  const hadFocus = useRef(false)
  const content = (
    <>
      {title}
      <FrameIcon name="caret-down" size={14} className={isOpen ? 'rotate-180' : ''} />
    </>
  )
  if (!useHydrated()) {
    return (
      <span
        ref={(box) => () => {
          hadFocus.current = box?.contains(document.activeElement) ?? false
        }}
      >
        <Link href={menuFallback(menu)} className="menu-title">
          {content}
        </Link>
      </span>
    )
  }
  return (
    <button
      type="button"
      ref={(button) => {
        if (hadFocus.current) button?.focus()
        hadFocus.current = false
      }}
      aria-expanded={isOpen}
      aria-controls={panelId}
      aria-current={isHere || undefined}
      data-gtag-event={menu.gtagEvent}
      onClick={onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      className="menu-title"
    >
      {content}
    </button>
  )
}
