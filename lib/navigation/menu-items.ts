import type { MenuId } from './menus'

/** Names of the drawings an item may have. */
export type MenuIcon =
  | 'badge' | 'bank' | 'calendar' | 'chart' | 'chip' | 'clock' | 'factory' | 'folder' | 'form' | 'gavel' | 'graduation' | 'grid' | 'hands' | 'handshake'
  | 'heartbeat' | 'lightning' | 'lock' | 'map' | 'megaphone' | 'mountains' | 'objection' | 'people' | 'phone' | 'road' | 'scales' | 'steps'

export interface MenuItem {
  id: string
  /** Message keys in the namespace `menu-items`. */
  title: string
  description: string
  link: string
  icon: MenuIcon
}

interface HelpLink {
  /** Message key in `menu-items.help`. */
  id: string
  link: string
}

type Draft = Pick<MenuItem, 'id' | 'link' | 'icon'>

const withWords = (menu: string, drafts: Draft[]): MenuItem[] =>
  drafts.map((draft) => ({ ...draft, title: `${menu}.items.${draft.id}.title`, description: `${menu}.items.${draft.id}.description` }))

const news = (category: string, icon: MenuIcon): Draft => ({ id: category, link: `/berita?kategori=${category}`, icon })
const dashboard = (topic: string, icon: MenuIcon): Draft => ({ id: topic, link: `https://dashboard.jabarprov.go.id/id/topic/${topic}`, icon })
const ppid = (id: string, page: string, icon: MenuIcon): Draft => ({ id, link: `https://ppid.jabarprov.go.id/pages/${page}`, icon })

/** The items of each menu; the life events of menu 2 come from the API. */
const items: Record<MenuId, MenuItem[]> = {
  1: withWords('news', [
    news('ekonomi', 'chart'),
    news('kesehatan', 'heartbeat'),
    news('pendidikan', 'graduation'),
    news('pemerintahan', 'bank'),
    news('infrastruktur', 'road'),
    news('sosial', 'hands'),
    news('teknologi', 'chip'),
  ]),
  2: withWords('services', [{ id: 'directory', link: '/layanan', icon: 'grid' }]),
  3: withWords('dashboards', [
    dashboard('kesehatan', 'heartbeat'),
    dashboard('kependudukan', 'people'),
    dashboard('industri', 'factory'),
    dashboard('pendidikan', 'graduation'),
  ]),
  4: withWords('profile', [
    { id: 'overview', link: '/selayang-pandang', icon: 'mountains' },
    { id: 'about', link: '/tentang-jawa-barat', icon: 'map' },
    { id: 'archive', link: '/arsip-dan-dokumen', icon: 'folder' },
    { id: 'jdih', link: 'https://jdih.jabarprov.go.id', icon: 'scales' },
    { id: 'lpse', link: 'https://lpse.jabarprov.go.id', icon: 'handshake' },
    { id: 'sapawarga', link: '/sapawarga', icon: 'phone' },
  ]),
  5: withWords('ppid', [
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
  { id: 'accessibility', link: '/aksesibilitas' },
  { id: 'privacy', link: '/kebijakan-privasi' },
  { id: 'terms', link: '/ketentuan' },
  { id: 'aboutPortal', link: '/tentang-portal' },
  { id: 'feeds', link: '/umpan' },
  { id: 'complaints', link: '/aduan-warga' },
  { id: 'complaintStatus', link: '/aduan-warga/cek-status' },
  { id: 'complaintMonitoring', link: '/aduan-warga/new/pantau-aduan' },
  { id: 'visits', link: '/statistik-kunjungan' },
  { id: 'search', link: '/pencarian' },
  { id: 'agenda', link: '/agenda-jawa-barat' },
]

/** The items of a menu in their order. */
export const itemsOf = (id: MenuId): MenuItem[] => items[id]
