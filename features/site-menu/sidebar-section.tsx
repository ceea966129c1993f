'use client'

import { CaretDownIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Link } from '@/components/ui/link'
import { itemsOf } from '@/lib/navigation/menu-items'
import { lifeEventMenuId, type Menu } from '@/lib/navigation/menus'
import { LifeEventLinks } from './life-event-links'
import { MenuLink } from './menu-link'
import { useOpenEvents } from './use-open-events'

const list = 'space-y-1'

/** One menu of the small screens: a heading that opens, and its links. */
export function SidebarSection({
  menu,
  isOpen,
  onToggle,
}: {
  menu: Menu
  isOpen: boolean
  onToggle: () => void
}) {
  const t = useTranslations('menu.titles')
  const tItems = useTranslations('menu-items')
  const contentId = useId()
  useOpenEvents(isOpen ? menu : null)
  return (
    <div className="border-b border-line">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          data-gtag-event={menu.gtagEvent}
          onClick={onToggle}
          className="flex min-h-15 w-full items-center justify-between gap-4 text-start text-h4 text-heading aria-expanded:text-link"
        >
          {t(menu.title)}
          <CaretDownIcon
            aria-hidden="true"
            size={18}
            weight="bold"
            className={isOpen ? 'rotate-180' : ''}
          />
        </button>
      </h3>
      <div id={contentId} hidden={!isOpen} data-event="menu-item-click" className="pb-4">
        {isOpen && (
          <>
            {menu.link && (
              <Link
                href={menu.link}
                className="mb-1 flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
              >
                {tItems(`${menu.title}.all`)}
              </Link>
            )}
            {menu.id === lifeEventMenuId && (
              <LifeEventLinks layout={list} hasDescriptions={false} />
            )}
            <ul className={list}>
              {itemsOf(menu.id).map(({ id, title, link, icon }) => (
                <li key={id}>
                  <MenuLink href={link} title={tItems(title)} icon={icon} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
