import { CaretDownIcon, XIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { StaticMarkup } from '@/components/ui/static-markup'
import { helpItems, itemsOf } from '@/lib/navigation/menu-items'
import {
  lifeEventMenuId,
  lifeEventPath,
  menus,
  sitemapGroupId,
  sitemapId,
} from '@/lib/navigation/menus'

/** A life event as the sitemap names it; `name` is also the value of `kategori`. */
export interface SitemapLifeEvent {
  name: string
}

interface GroupLink {
  title: string
  href: string
}

const inSheetOnly =
  'hidden not-supports-[selector(:popover-open)]:block group-open/sheet:block print:hidden'

interface FooterSitemapProps {
  lifeEvents: SitemapLifeEvent[]
  /** This page in each language. */
  languageTabs?: ReactNode
}

/** Links of a column on wide screens; the rest comes with the way to all of them, which is the group's own fragment. */
const columnMax = 5

/**
 * The menus of the header and the help links: columns of five on wide screens, groups that open one at a time below. A popover, so that the menu
 * button of small screens opens it as a sheet over the page before and without scripts.
 */
export function FooterSitemap({ lifeEvents, languageTabs }: FooterSitemapProps) {
  const tMenu = useTranslations('menu')
  const t = useTranslations('menu.titles')
  const tItems = useTranslations('menu-items')
  const label = useTranslations('footer')('sitemap')
  return (
    <nav
      aria-label={label}
      id={sitemapId}
      data-event="footer-sitemap-click"
      popover="auto"
      className="sitemap group/sheet lg:grid-cols-[1fr_1.15fr_1fr_1fr_1.2fr]"
    >
      <div className={`lg:col-span-5 ${inSheetOnly}`}>
        <div className="hidden min-h-15 items-center justify-between gap-4 group-open/sheet:flex">
          <p className="text-h4 text-heading">{tMenu('label')}</p>
          <button
            type="button"
            popoverTarget={sitemapId}
            popoverTargetAction="hide"
            aria-label={tMenu('close')}
            className="grid size-11 place-items-center rounded-md bg-subtle text-heading"
          >
            <XIcon aria-hidden="true" size={24} weight="bold" />
          </button>
        </div>
        <div className="pb-4">{languageTabs}</div>
      </div>
      <StaticMarkup id={`${sitemapId}-menu`} className="contents">
        {menus.map((menu) => (
          <Group
            key={menu.id}
            id={sitemapGroupId(menu.id)}
            title={t(menu.title)}
            gtagEvent={menu.gtagEventSitemap}
            hasPage={menu.link !== null}
            links={[
              ...(menu.link ? [{ title: tItems(`${menu.title}.all`), href: menu.link }] : []),
              ...itemsOf(menu.id).map(({ title, link }) => ({ title: tItems(title), href: link })),
              ...(menu.id === lifeEventMenuId
                ? lifeEvents.map(({ name }) => ({ title: name, href: lifeEventPath(name) }))
                : []),
            ]}
          />
        ))}
        <Group
          isRow
          id={`${sitemapId}-bantuan`}
          title={tItems('help.title')}
          gtagEvent="click_sitemap_bantuan"
          links={helpItems.map(({ title, link }) => ({ title: tItems(title), href: link }))}
        />
      </StaticMarkup>
      <div className={`lg:col-span-5 ${inSheetOnly}`}>
        <ButtonLink href="/aduan-warga/buat-aduan" className="mt-5 w-full">
          {tMenu('fileComplaint')}
        </ButtonLink>
      </div>
    </nav>
  )
}

interface GroupProps {
  id: string
  title: string
  gtagEvent: string
  links: GroupLink[]
  /** Whether the first link is a page that names all of them. */
  hasPage?: boolean
  /** Runs along the foot of the columns on wide screens. */
  isRow?: boolean
}

/** Its title stands twice: to press, and as plain text. The fragment is on the list, so that an address with it opens the group. */
function Group({ id, title, gtagEvent, links, hasPage = false, isRow = false }: GroupProps) {
  const t = useTranslations('footer')
  return (
    <details name={sitemapId} data-gtag-event={gtagEvent} className={isRow ? 'row' : undefined}>
      <summary className="flex">
        <h2>{title}</h2>
        <CaretDownIcon aria-hidden="true" size={16} weight="bold" />
      </summary>
      <div>
        <h2>{title}</h2>
        <ul id={id}>
          {links.map((link) => (
            <li key={link.href}>
              <Link href={link.href}>{link.title}</Link>
            </li>
          ))}
          {!hasPage && !isRow && links.length > columnMax && (
            <li className="all">
              <a href={`#${id}`}>{t('all', { title })}</a>
            </li>
          )}
        </ul>
      </div>
    </details>
  )
}
