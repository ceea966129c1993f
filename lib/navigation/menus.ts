/** Ids of the menus as the specification counts them; 2 is the life-event menu, 5 the one of the information officer (PPID). */
export const menuIds = [1, 2, 3, 4, 5] as const
export type MenuId = (typeof menuIds)[number]
export const lifeEventMenuId = 2 satisfies MenuId
export const informationMenuId = 5 satisfies MenuId

/** The part of a menu on every page; its items load when it opens (`menu-items.ts`). */
export type Menu = MenuFacts & (MenuWithPage | MenuWithoutPage)

interface MenuFacts {
  id: MenuId
  /** Names for click analytics: opening the menu, and a link of its group in the sitemap. */
  gtagEvent: string
  gtagEventSitemap: string
}

/** `title` is a message key in `menu.titles` and the menu's key in `menu-items`; `link` is the page of the whole menu. */
interface MenuWithPage {
  title: 'news' | 'services'
  link: string
}

interface MenuWithoutPage {
  title: 'dashboards' | 'profile' | 'ppid'
  link: null
}

/** The five menus of the header and the sitemap, in their order. */
export const menus: readonly Menu[] = [
  {
    id: 1,
    title: 'news',
    link: '/berita',
    gtagEvent: 'click_menu_berita',
    gtagEventSitemap: 'click_sitemap_berita',
  },
  {
    id: 2,
    title: 'services',
    link: '/layanan-fase-kehidupan',
    gtagEvent: 'click_menu_layanan',
    gtagEventSitemap: 'click_sitemap_layanan',
  },
  {
    id: 3,
    title: 'dashboards',
    link: null,
    gtagEvent: 'click_menu_dashboard',
    gtagEventSitemap: 'click_sitemap_dashboard',
  },
  {
    id: 4,
    title: 'profile',
    link: null,
    gtagEvent: 'click_menu_profil',
    gtagEventSitemap: 'click_sitemap_profil',
  },
  {
    id: 5,
    title: 'ppid',
    link: null,
    gtagEvent: 'click_menu_ppid',
    gtagEventSitemap: 'click_sitemap_ppid',
  },
]

/** Fragment of the whole sitemap in the footer. */
export const sitemapId = 'peta-situs'

/** Fragment of a menu's group in the footer, which needs no script to open. */
export const sitemapGroupId = (id: MenuId) => `${sitemapId}-${id}`

/** The link of a menu while its panel cannot be shown: without JavaScript, before it runs, or when its code fails to load. */
export const menuFallback = ({ id, link }: Menu) => link ?? `#${sitemapGroupId(id)}`

/** The list of services for one life event. @param name as the API gives it; it may contain characters such as `&` */
export const lifeEventPath = (name: string) =>
  `/layanan-fase-kehidupan/daftar-layanan?kategori=${encodeURIComponent(name)}`
