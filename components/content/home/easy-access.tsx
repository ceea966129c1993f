import type { Icon } from '@phosphor-icons/react'
import {
  CarProfileIcon,
  ChartBarIcon,
  FilesIcon,
  GavelIcon,
  IdentificationCardIcon,
  MapTrifoldIcon,
  MegaphoneIcon,
  ShoppingBagIcon,
} from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { LeafTile, type LeafTone } from '@/components/ui/leaf-tile'
import { Link } from '@/components/ui/link'
import { StaticMarkup } from '@/components/ui/static-markup'
import type { EasyLink, EasyLinkIcon } from '@/lib/schemas/banners'
import { SectionHead } from '@/components/content/section-head'

const icons: Record<EasyLinkIcon, Icon> = {
  population: IdentificationCardIcon,
  'open-data': ChartBarIcon,
  'vehicle-tax': CarProfileIcon,
  'food-price': ShoppingBagIcon,
  information: FilesIcon,
  complaint: MegaphoneIcon,
  map: MapTrifoldIcon,
  law: GavelIcon,
}

/** One tint for each column of four. */
const tones: readonly LeafTone[] = ['hejo', 'mega', 'pare', 'genteng']

/** Eight ways out of the home page that are used every day. @param mapsPortalUrl the province's maps portal, when there is one */
export function EasyAccess({
  links,
  mapsPortalUrl,
}: {
  links: EasyLink[]
  mapsPortalUrl?: string | undefined
}) {
  const t = useTranslations('home.easyAccess')
  if (links.length === 0) return null
  return (
    <StaticMarkup as="section" id="akses-mudah" aria-labelledby="home-easy-access">
      <SectionHead id="home-easy-access" eyebrow={t('eyebrow')} title={t('title')}>
        {mapsPortalUrl && (
          <Link href={mapsPortalUrl} className="text-link underline underline-offset-4">
            {t('maps')}
          </Link>
        )}
      </SectionHead>
      <ul className="mt-7 grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        {links.map(({ id, title, description, icon, link }, at) => {
          const Drawing = icons[icon]
          return (
            <li key={id} className="easy-link group rounded-xl">
              <LeafTile tone={tones[at % tones.length] ?? 'hejo'}>
                <Drawing size={28} weight="duotone" />
              </LeafTile>
              <span className="min-w-0">
                <Link href={link} className="card-link">
                  {title}
                </Link>
                <span className="mt-0.5 hidden text-small text-text-2 sm:block">{description}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </StaticMarkup>
  )
}
