import { useTranslations } from 'next-intl'
import type { ComponentType, ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Brand } from './brand'
import { Container } from './container'
import { mainMenu } from './navigation'

interface HeaderProps {
  /** A link that knows whether it points to the current page. */
  NavLink: ComponentType<{ href: string; className: string; children: ReactNode }>
  languageLink: ReactNode
  mobileMenu: ReactNode
}

/** Sticky site header; what needs the browser comes in through slots. */
export function Header({ NavLink, languageLink, mobileMenu }: HeaderProps) {
  const t = useTranslations('common')
  return (
    <header className="sticky top-0 z-header border-b border-line bg-surface print:static">
      <Container className="flex min-h-15 flex-wrap items-center gap-x-6 gap-y-1 py-1 lg:min-h-20">
        <Brand />
        <nav aria-label={t('menu.label')} className="hidden flex-1 lg:block">
          <ul className="flex flex-wrap items-center gap-1">
            {mainMenu.map((item) => (
              <li key={item.key}>
                <NavLink
                  href={item.href}
                  className="inline-flex min-h-11 items-center rounded-md px-3 text-[0.9375rem] font-semibold text-text-2 hover:bg-subtle hover:text-link-hover aria-[current=page]:bg-subtle aria-[current=page]:text-link"
                >
                  {t(`menu.${item.key}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2 lg:gap-4">
          {languageLink}
          <div className="hidden xl:block">
            <ButtonLink href="/aduan-warga/buat-aduan">{t('menu.fileComplaint')}</ButtonLink>
          </div>
          <div className="lg:hidden">{mobileMenu}</div>
        </div>
      </Container>
    </header>
  )
}
