import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Brand } from './brand'
import { Container } from './container'

interface HeaderProps {
  /** The menus of wide screens; their panels hang from the header's lower edge. */
  menuBar: ReactNode
  /** Link to the search page. */
  search?: ReactNode
  languageMenu: ReactNode
  /** Opens the menu of small screens. */
  sidebarButton: ReactNode
  /** Shows that the page has been scrolled. */
  shadow: ReactNode
}

/**
 * Sticky site header; parts that need the browser come in through slots. The menus are in it from 1024 px on, the main action from 1280 px
 * on, both only while the header is also that wide in characters: with text twice as large it is a phone's header, not four rows that hide
 * the page. An open menu is above the floating buttons.
 */
export function Header({ menuBar, search, languageMenu, sidebarButton, shadow }: HeaderProps) {
  const t = useTranslations('menu')
  return (
    <header className="@container sticky top-0 z-header border-b border-line bg-surface has-[[aria-expanded=true]]:z-scrim print:static">
      {shadow}
      <Container className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-1 py-1 lg:@min-[62rem]:min-h-20 xl:gap-x-4">
        <Brand />
        <div className="hidden min-w-0 flex-1 lg:@min-[62rem]:block">{menuBar}</div>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
          {search}
          <div className="hidden lg:@min-[62rem]:block">{languageMenu}</div>
          <div className="hidden xl:@min-[77rem]:block">
            <ButtonLink
              href="/aduan-warga/buat-aduan"
              className="xl:min-h-11 xl:px-4.5 xl:py-2 xl:text-[0.9375rem]"
            >
              {t('fileComplaint')}
            </ButtonLink>
          </div>
          <div className="lg:@min-[62rem]:hidden">{sidebarButton}</div>
        </div>
      </Container>
    </header>
  )
}
