'use client'

import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useCallback, useRef, useState } from 'react'
import { useDismissal, type Dismissal } from '@/components/ui/use-dismissal'
import { localePath } from '@/lib/i18n/locales'
import {
  lifeEventMenuId,
  menuFallback,
  menus,
  type Menu,
  type MenuId,
} from '@/lib/navigation/menus'
import { loadMegaPanel, type MegaPart } from './load-panels'
import { MenuTitle } from './menu-title'
import { MoreMessages } from './more-messages'
import { PanelFrame } from './panel-frame'
import { useMenuPart, type LoadPart } from './use-menu-part'
import { useOpenEvents } from './use-open-events'

const panelId = (id: MenuId) => `menu-panel-${id}`

/**
 * The menus of wide screens: buttons that open one panel at a time. A panel closes with Escape (the focus goes back to its button), with its
 * own button, when focus or press leave the menus, and with a link. Panels are fetched when somebody is about to open one; when they cannot
 * be, the button leads to where its link leads without scripts.
 */
export function MenuBar({ load = loadMegaPanel }: { load?: LoadPart<MegaPart> }) {
  const t = useTranslations('menu')
  const pathname = usePathname()
  const { part, prepare, locale } = useMenuPart(load)
  const nav = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState<{ id: MenuId; on: string } | null>(null)
  const openId = opened?.on === pathname ? opened.id : null

  useOpenEvents(menus.find(({ id }) => id === openId) ?? null)

  const close = useCallback((id: MenuId | null) => {
    setOpened(null)
    if (id) nav.current?.querySelector<HTMLElement>(`[aria-controls="${panelId(id)}"]`)?.focus()
  }, [])
  const dismiss = useCallback(
    (reason: Dismissal) => close(reason === 'escape' ? openId : null),
    [close, openId],
  )
  useDismissal(nav, openId !== null, dismiss)

  /** Somebody is about to open a menu; a failure shows when it is opened. */
  function prepareFor({ id }: Menu) {
    prepare().then(
      ({ prepareLifeEvents }) => id === lifeEventMenuId && prepareLifeEvents(locale),
      () => undefined,
    )
  }

  function press(menu: Menu) {
    if (openId === menu.id) return setOpened(null)
    setOpened({ id: menu.id, on: pathname })
    prepare().catch(() => {
      // Closed again while the panel was on its way.
      if (document.getElementById(panelId(menu.id))?.hidden !== false) return
      const target = menuFallback(menu)
      setOpened(null)
      window.location.assign(target.startsWith('/') ? localePath(locale, target) : target)
    })
    return undefined
  }

  return (
    <nav ref={nav} aria-label={t('label')}>
      <ul className="flex flex-wrap items-center justify-end gap-x-0.5 xl:justify-start">
        {menus.map((menu) => (
          <li key={menu.id}>
            <MenuTitle
              menu={menu}
              panelId={panelId(menu.id)}
              isOpen={openId === menu.id}
              isHere={menu.link !== null && pathname === localePath(locale, menu.link)}
              onPress={() => press(menu)}
              onIntent={() => prepareFor(menu)}
            />
            <PanelFrame
              id={panelId(menu.id)}
              isOpen={openId === menu.id}
              isLifeEvents={menu.id === lifeEventMenuId}
            >
              {part && openId === menu.id && (
                <MoreMessages messages={part.messages}>
                  <part.MegaPanel menu={menu} onClose={() => close(menu.id)} />
                </MoreMessages>
              )}
            </PanelFrame>
          </li>
        ))}
      </ul>
    </nav>
  )
}
