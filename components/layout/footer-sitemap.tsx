import { CaretDownIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
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
  '[&_li_a]:inline-flex [&_li_a]:min-h-11 [&_li_a]:items-center [&_li_a]:underline-offset-4 [&_li_a:hover]:text-white [&_li_a:hover]:underline lg:[&_li_a]:min-h-6'

interface GroupLink {
  title: string
  href: string
}

/** The menus of the header and the help links: columns on wide screens, groups that open one at a time below. */
export function FooterSitemap({ lifeEvents }: { lifeEvents: SitemapLifeEvent[] }) {
  const t = useTranslations('menu.titles')
  const tItems = useTranslations('menu-items')
  const label = useTranslations('footer')('sitemap')
  return (
    <nav
      aria-label={label}
      id={sitemapId}
      data-event="footer-sitemap-click"
      className={`border-b border-white/15 lg:grid lg:grid-cols-5 lg:gap-x-8 lg:gap-y-9 lg:border-t lg:py-9 ${linkClass}`}
    >
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
 * On wide screens the browser is told to show what a closed `<details>` holds, and the title stands there as plain words; a browser that
 * cannot be told keeps the group to open. The fragment is on the list, so that an address with it opens the group.
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
