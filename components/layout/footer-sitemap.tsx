import { CaretDownIcon, XIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
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

// Said once for all links: the footer is in the HTML of every page.
const linkClass =
  '[&_details_a]:inline-flex [&_details_a]:min-h-11 [&_details_a]:items-center [&_details_a]:underline-offset-4 [&_details_a:hover]:text-white [&_details_a:hover]:underline lg:[&_details_a]:min-h-6'

interface GroupLink {
  title: string
  href: string
}

// A browser hides a closed popover and puts an open one in the middle of the screen; this one stands in the footer until it is opened.
const popoverClass =
  'group/sheet static inset-auto m-0 block h-auto w-auto overflow-visible border-0 border-b border-white/15 bg-transparent p-0 text-inherit ' +
  'open:fixed open:inset-0 open:h-dvh open:max-h-none open:w-full open:max-w-none open:overflow-y-auto open:overscroll-contain open:bg-night open:px-5 open:pb-12 open:text-[0.9375rem] open:text-on-dark-2'
const inSheetOnly =
  'hidden not-supports-[selector(:popover-open)]:block group-open/sheet:block print:hidden'

interface FooterSitemapProps {
  lifeEvents: SitemapLifeEvent[]
  /** This page in each language. */
  languageTabs?: ReactNode
}

/**
 * The menus of the header and the help links: columns on wide screens, groups that open one at a time below. A popover, so that the menu
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
      className={`lg:grid lg:grid-cols-5 lg:gap-x-8 lg:gap-y-9 lg:border-t lg:py-9 ${popoverClass} ${linkClass}`}
    >
      <div className={`lg:col-span-5 ${inSheetOnly}`}>
        <div className="hidden min-h-15 items-center justify-between gap-4 group-open/sheet:flex">
          <p className="text-h4 font-semibold text-white">{tMenu('label')}</p>
          <button
            type="button"
            popoverTarget={sitemapId}
            popoverTargetAction="hide"
            aria-label={tMenu('close')}
            className="grid size-11 place-items-center rounded-md bg-canopy text-white"
          >
            <XIcon aria-hidden="true" size={24} weight="bold" />
          </button>
        </div>
        <div className="pb-4">{languageTabs}</div>
      </div>
      {menus.map((menu) => (
        <Group
          key={menu.id}
          id={sitemapGroupId(menu.id)}
          title={t(menu.title)}
          gtagEvent={menu.gtagEventSitemap}
          links={[
            ...(menu.link ? [{ title: tItems(`${menu.title}.all`), href: menu.link }] : []),
            ...(menu.id === lifeEventMenuId
              ? lifeEvents.map(({ name }) => ({ title: name, href: lifeEventPath(name) }))
              : []),
            ...itemsOf(menu.id).map(({ title, link }) => ({ title: tItems(title), href: link })),
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
      <div className={`lg:col-span-5 ${inSheetOnly}`}>
        <ButtonLink href="/aduan-warga/buat-aduan" variant="gold" className="mt-5 w-full">
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
  /** Runs along the foot of the columns on wide screens. */
  isRow?: boolean
}

/**
 * On wide screens CSS shows the content of a closed `<details>`, and its title as plain text; browsers without support keep a group to
 * open. The fragment is on the list, so that an address with it opens the group.
 */
function Group({ id, title, gtagEvent, links, isRow = false }: GroupProps) {
  return (
    <details
      name={sitemapId}
      data-gtag-event={gtagEvent}
      className={`group border-t border-white/15 lg:border-0 lg:details-content:[content-visibility:visible] ${isRow ? 'lg:col-span-5' : ''}`}
    >
      <summary className="flex min-h-13 items-center justify-between gap-4 text-white lg:supports-[selector(::details-content)]:hidden">
        <h2 className="text-[0.9375rem] font-bold text-white">{title}</h2>
        <CaretDownIcon
          aria-hidden="true"
          size={16}
          weight="bold"
          className="group-open:rotate-180"
        />
      </summary>
      <div className={isRow ? 'lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-8 lg:gap-y-1' : ''}>
        <h2 className="hidden text-[0.9375rem] font-bold text-white lg:supports-[selector(::details-content)]:block">
          {title}
        </h2>
        <ul
          id={id}
          className={`space-y-1 pb-4 lg:pb-0 ${isRow ? 'lg:flex lg:flex-wrap lg:gap-x-7 lg:space-y-0' : 'lg:mt-3 lg:space-y-2'}`}
        >
          {links.map((link) => (
            <li key={link.href}>
              <Link href={link.href}>{link.title}</Link>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
