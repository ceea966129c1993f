'use client'

import { XIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { Brand } from '@/components/layout/brand'
import { useDismissal } from '@/components/ui/use-dismissal'
import { SocialList } from '@/components/layout/social-list'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { ModalTitle } from '@/components/ui/modal-title'
import { useModal } from '@/components/ui/use-modal'
import { useFormatter } from '@/lib/i18n/formatter'
import { menus, type MenuId } from '@/lib/navigation/menus'
import { shortcuts } from '@/lib/navigation/shortcuts'
import { SidebarSection } from './sidebar-section'
import { SidebarWidgets } from './sidebar-widgets'

/** From this width on the menus stand in the header (design, section 5). */
const wideScreen = '(min-width: 64rem)'
/** The official line above the header stays in view, but not its long explanation. */
const topMaxPx = 48

interface SidebarProps {
  languageTabs: ReactNode
  /** Where the header begins on the screen, pixels; the menu covers it from there, so that its button closes where it opened. */
  topPx: number
  /** Must be stable. */
  onClose: () => void
}

/** The menu of small screens: languages, menus of which one at a time is open, the main action, social sites. Modal while it is open. */
export function Sidebar({ languageTabs, topPx, onClose }: SidebarProps) {
  const t = useTranslations('menu')
  const footer = useTranslations('footer')
  const format = useFormatter()
  const titleId = useId()
  const modal = useModal({ onClose })
  const [openId, setOpenId] = useState<MenuId | null>(null)
  const [now] = useState(() => new Date())
  const [top] = useState(Math.min(Math.max(topPx, 0), topMaxPx))
  useDismissal(modal.ref, true, onClose)

  useEffect(() => {
    const wide = window.matchMedia(wideScreen)
    wide.addEventListener('change', onClose)
    return () => wide.removeEventListener('change', onClose)
  }, [onClose])

  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      style={{ top, height: `calc(100dvh - ${top}px)` }}
      className={
        'modal-dialog inset-x-0 bottom-auto m-0 max-h-none w-full max-w-none flex-col ' +
        'overflow-hidden bg-surface p-0 text-text backdrop:bg-transparent open:flex'
      }
    >
      <ModalTitle id={titleId} className="sr-only">
        {t('label')}
      </ModalTitle>
      <div className="flex min-h-15 shrink-0 flex-wrap items-center justify-between gap-x-6 border-b border-line px-5 py-1 md:px-6">
        <Brand />
        <button
          type="button"
          aria-label={t('close')}
          onClick={onClose}
          className="grid size-11 place-items-center rounded-md bg-subtle text-heading"
        >
          <XIcon aria-hidden="true" size={24} weight="bold" />
        </button>
      </div>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">
        <div className="px-5 pb-12 pt-4 md:px-6">
          {languageTabs}
          <nav aria-label={t('label')} className="mt-2">
            {menus.map((menu) => (
              <SidebarSection
                key={menu.id}
                menu={menu}
                isOpen={openId === menu.id}
                onToggle={() => setOpenId(openId === menu.id ? null : menu.id)}
              />
            ))}
            <ul data-event="menu-item-click">
              {shortcuts.map(({ id, link }) => (
                <li key={id} className="border-b border-line">
                  <Link
                    href={link}
                    data-event-title={t(`shortcuts.${id}`)}
                    className="flex min-h-15 items-center text-h4 font-semibold text-heading"
                  >
                    {t(`shortcuts.${id}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <ButtonLink href="/aduan-warga/buat-aduan" className="mt-5 w-full">
            {t('fileComplaint')}
          </ButtonLink>
          <SidebarWidgets onChoose={onClose} />
        </div>
        <div className="relative mt-auto bg-canopy px-5 pb-7 pt-6 text-small text-on-dark-2 md:px-6">
          <div aria-hidden="true" className="mega-mendung absolute inset-0" />
          <div className="relative space-y-4">
            <SocialList tile="bg-hejo-700" />
            <p>{footer('copyright', { year: format.dateTime(now, { year: 'numeric' }) })}</p>
          </div>
        </div>
      </div>
    </dialog>
  )
}
