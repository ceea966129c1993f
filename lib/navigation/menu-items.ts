import { pledgePath, publicInformationPath } from '@/lib/address/paths'
import type { MenuItemKey } from '@/lib/i18n/message-key'
import type { Menu, MenuId } from './menus'

/** Names of the items' icons. */
export type MenuIcon =
  | 'badge'
  | 'bank'
  | 'calendar'
  | 'chart'
  | 'chip'
  | 'clock'
  | 'factory'
  | 'folder'
  | 'form'
  | 'gavel'
  | 'graduation'
  | 'grid'
  | 'hands'
  | 'handshake'
  | 'heartbeat'
  | 'lightning'
  | 'lock'
  | 'map'
  | 'megaphone'
  | 'mountains'
  | 'objection'
  | 'people'
  | 'phone'
  | 'road'
  | 'scales'
  | 'steps'

export interface MenuItem {
  id: string
  /** Message keys in the namespace `menu-items`. */
  title: MenuItemKey
  description: MenuItemKey
  link: string
  icon: MenuIcon
}

interface HelpLink {
  title: MenuItemKey
  link: string
}

interface Draft<Id extends string> extends Pick<MenuItem, 'link' | 'icon'> {
  id: Id
}

/** Items whose messages are in `menu-items` under their menu and id. */
const withMessages = <const Name extends Menu['title'], const Id extends string>(
  menu: Name,
  drafts: readonly Draft<Id>[],
) =>
  drafts.map((draft) => ({
    ...draft,
    title: `${menu}.items.${draft.id}.title` as const,
    description: `${menu}.items.${draft.id}.description` as const,
  }))

const news = <const Id extends string>(id: Id, icon: MenuIcon): Draft<Id> => ({
  id,
  link: `/berita?kategori=${id}`,
  icon,
})
const dashboard = <const Id extends string>(id: Id, icon: MenuIcon): Draft<Id> => ({
  id,
  link: `https://dashboard.jabarprov.go.id/id/topic/${id}`,
  icon,
})
const ppid = <const Id extends string>(id: Id, page: string, icon: MenuIcon): Draft<Id> => ({
  id,
  link: `https://ppid.jabarprov.go.id/pages/${page}`,
  icon,
})

/** The items of each menu; the life events of menu 2 come from the API. */
const items: Record<MenuId, MenuItem[]> = {
  1: withMessages('news', [
    news('ekonomi', 'chart'),
    news('kesehatan', 'heartbeat'),
    news('pendidikan', 'graduation'),
    news('pemerintahan', 'bank'),
    news('infrastruktur', 'road'),
    news('sosial', 'hands'),
    news('teknologi', 'chip'),
  ]),
  2: withMessages('services', [
    { id: 'directory', link: '/layanan', icon: 'grid' },
    { id: 'matters', link: '/urusan', icon: 'steps' },
  ]),
  3: withMessages('dashboards', [
    dashboard('kesehatan', 'heartbeat'),
    dashboard('kependudukan', 'people'),
    dashboard('industri', 'factory'),
    dashboard('pendidikan', 'graduation'),
  ]),
  4: withMessages('profile', [
    { id: 'overview', link: '/selayang-pandang', icon: 'mountains' },
    { id: 'about', link: '/tentang-jawa-barat', icon: 'map' },
    { id: 'archive', link: '/arsip-dan-dokumen', icon: 'folder' },
    { id: 'jdih', link: 'https://jdih.jabarprov.go.id', icon: 'scales' },
    { id: 'lpse', link: 'https://lpse.jabarprov.go.id', icon: 'handshake' },
    { id: 'sapawarga', link: '/sapawarga', icon: 'phone' },
  ]),
  5: withMessages('ppid', [
    ppid('office', 'ppid_jabar', 'badge'),
    ppid('procedure', 'tata-cara-permohonan', 'steps'),
    ppid('form', 'form-permohonan-info', 'form'),
    ppid('objection', 'tata-cara-ajukan-keberatan', 'objection'),
    ppid('always', 'daftar-info-publik', 'clock'),
    ppid('periodic', 'info-berkala', 'calendar'),
    ppid('immediate', 'info-serta-merta', 'lightning'),
    ppid('dispute', 'cara-selesaikan-sengketa-info', 'gavel'),
    ppid('abuse', 'cara-pengaduan-salah-guna', 'megaphone'),
    ppid('exempt', 'daftar-info-dikecualikan', 'lock'),
  ]),
}

/** The help links of the sitemap. */
export const helpItems: readonly HelpLink[] = [
  { title: 'help.accessibility', link: '/aksesibilitas' },
  { title: 'help.privacy', link: '/kebijakan-privasi' },
  { title: 'help.terms', link: '/ketentuan' },
  { title: 'help.pledge', link: pledgePath },
  { title: 'help.publicInformation', link: publicInformationPath },
  { title: 'help.aboutPortal', link: '/tentang-portal' },
  { title: 'help.feeds', link: '/umpan' },
  { title: 'help.complaints', link: '/aduan-warga' },
  { title: 'help.complaintStatus', link: '/aduan-warga/cek-status' },
  { title: 'help.complaintMonitoring', link: '/aduan-warga/new/pantau-aduan' },
  { title: 'help.visits', link: '/statistik-kunjungan' },
  { title: 'help.search', link: '/pencarian' },
  { title: 'help.agenda', link: '/agenda-jawa-barat' },
]

/** The items of a menu in their order. */
export const itemsOf = (id: MenuId): MenuItem[] => items[id]
