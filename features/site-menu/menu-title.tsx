'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { FrameIcon } from '@/components/ui/frame-icon'
import { Link } from '@/components/ui/link'
import { useHydrated } from '@/components/ui/use-hydrated'
import { menuFallback, type Menu } from '@/lib/navigation/menus'

const titleClass =
  'inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-small font-semibold text-text-2 transition-colors duration-fast hover:bg-subtle ' +
  'hover:text-link-hover aria-[current]:text-link aria-expanded:bg-subtle aria-expanded:text-link xl:px-2.5 xl:text-[0.9375rem]'

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
        <Link href={menuFallback(menu)} className={titleClass}>
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
      className={titleClass}
    >
      {content}
    </button>
  )
}
