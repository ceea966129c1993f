import { getTranslations } from 'next-intl/server'
import { localeOrDefault, languages, localePath } from '@/lib/i18n/locales'

const shortcuts = [
  { key: 'complaint', path: '/aduan-warga/buat-aduan' },
  { key: 'status', path: '/aduan-warga/cek-status' },
  { key: 'services', path: '/layanan' },
  { key: 'search', path: '/pencarian' },
] as const

// The browser's own bars take no CSS variable; these are the canopy and the page of the design tokens.
const [canopy, page] = ['#013D25', '#F5F9F6']

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/img/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** `/portal.webmanifest?lang=id`: what a device needs to install the portal, one app per language. */
export async function GET(request: Request) {
  const locale = localeOrDefault(new URL(request.url).searchParams.get('lang'))
  const t = await getTranslations({ locale, namespace: 'app' })
  const manifest = {
    id: localePath(locale, '/'),
    name: t('name'),
    short_name: t('shortName'),
    description: t('description'),
    lang: languages[locale].iso,
    dir: 'ltr',
    start_url: localePath(locale, '/'),
    // Both languages belong to the app, or the language switch would leave it.
    scope: '/',
    display: 'standalone',
    theme_color: canopy,
    background_color: page,
    categories: ['government', 'news', 'utilities'],
    icons: [
      icon('app-192', 192, 'any'),
      icon('app-512', 512, 'any'),
      icon('app-maskable-192', 192, 'maskable'),
      icon('app-maskable-512', 512, 'maskable'),
    ],
    shortcuts: shortcuts.map(({ key, path }) => ({
      name: t(`shortcuts.${key}`),
      url: localePath(locale, path),
      icons: [icon('app-192', 192, 'any')],
    })),
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  })
}
