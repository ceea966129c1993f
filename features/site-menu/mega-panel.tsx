'use client'

import { ArrowRightIcon, XIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import type { Locale } from '@/lib/i18n/locales'
import { itemsOf } from '@/lib/navigation/menu-items'
import { lifeEventMenuId, type Menu } from '@/lib/navigation/menus'
import { LifeEventLinks } from './life-event-links'
import { useLifeEvents } from './life-events-store'
import { panelColumns } from './menu-layouts'
import { MenuLink } from './menu-link'

/** Asks for the life events before their menu is opened; after a failure only the opening asks again. */
export function prepareLifeEvents(locale: Locale) {
  const { status, load } = useLifeEvents.getState()
  if (status !== 'failed') load(locale)
}

/** The content of one mega menu: a leaf that says what is here, the items, and a button that closes. */
export function MegaPanel({ menu, onClose }: { menu: Menu; onClose: () => void }) {
  const t = useTranslations('menu')
  const tItems = useTranslations('menu-items')
  const title = menu.id === 5 ? tItems('ppid.heading') : t(`titles.${menu.title}`)
  const isLifeEvents = menu.id === lifeEventMenuId
  return (
    <>
      <div className="relative flex min-h-70 flex-col overflow-hidden rounded-leaf-lg bg-canopy p-7 text-on-dark-2">
        <div
          aria-hidden="true"
          className={
            'mega-mendung absolute inset-x-0 bottom-0 h-3/5 [--clouds-at:right_bottom] ' +
            '[--clouds-fade:linear-gradient(0deg,black,transparent)] [--clouds-repeat:no-repeat] [--clouds-width:26rem]'
          }
        />
        <p className="relative text-h3 text-white [text-wrap:balance]">{title}</p>
        <p className="relative mt-2.5 text-[0.9375rem]">{tItems(`${menu.title}.text`)}</p>
        {menu.link && (
          <div className="relative mt-auto pt-8">
            <ButtonLink href={menu.link} variant="gold">
              {tItems(`${menu.title}.all`)}
              <ArrowRightIcon aria-hidden="true" size={18} weight="bold" />
            </ButtonLink>
          </div>
        )}
      </div>
      <div className="flex min-w-0 flex-col">
        {isLifeEvents && <LifeEventLinks layout={panelColumns.lifeEvents} hasDescriptions />}
        <ul
          className={
            isLifeEvents
              ? `${panelColumns.lifeEvents} mt-2 border-t border-line pt-2`
              : panelColumns.others
          }
        >
          {itemsOf(menu.id).map(({ id, title: itemTitle, description, link, icon }) => (
            <li key={id}>
              <MenuLink
                href={link}
                title={tItems(itemTitle)}
                description={tItems(description)}
                icon={icon}
              />
            </li>
          ))}
        </ul>
        <div className="mt-auto flex justify-end pt-4">
          <button
            type="button"
            title={t('closePanel')}
            aria-label={t('closePanel')}
            onClick={onClose}
            className={
              'inline-flex min-h-11 items-center gap-2.5 rounded-md px-3.5 text-[0.9375rem] font-semibold text-link ' +
              'hover:bg-subtle hover:text-link-hover'
            }
          >
            <XIcon aria-hidden="true" size={18} weight="bold" />
            {t('closePanelShort')}
          </button>
        </div>
      </div>
    </>
  )
}
