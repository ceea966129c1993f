'use client'

import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import {
  quickAccessActiveMax,
  type QuickAccess,
  isQuickAccessIcon,
  type QuickAccessIcon,
} from '@/lib/schemas/quick-accesses'
import {
  BuildingsIcon,
  CarProfileIcon,
  ChartBarIcon,
  IdentificationCardIcon,
  InfoIcon,
  LinkSimpleIcon,
  MegaphoneIcon,
  ShieldCheckIcon,
  ShoppingBagIcon,
  type Icon,
} from '@phosphor-icons/react'

const icons: Record<QuickAccessIcon, Icon> = {
  population: IdentificationCardIcon,
  information: InfoIcon,
  complaint: MegaphoneIcon,
  'food-price': ShoppingBagIcon,
  'vehicle-tax': CarProfileIcon,
  'open-data': ChartBarIcon,
  integrity: ShieldCheckIcon,
  'national-report': BuildingsIcon,
}

/** The icon that an item names; anything else, such as the picture address of another backend, shows a link. */
function QuickAccessIcon({ name }: { name: string | null }) {
  const Drawing = isQuickAccessIcon(name) ? icons[name] : LinkSimpleIcon
  return <Drawing aria-hidden="true" size={26} weight="duotone" />
}

const grid = 'grid grid-cols-2 gap-2.5 md:grid-cols-3'
const tile = 'min-h-26 rounded-lg'

/** The services as tiles; following one closes the popup. */
export function QuickAccessGrid({
  items,
  onFollow,
}: {
  items: QuickAccess[]
  onFollow: () => void
}) {
  return (
    <ul data-event="quick-access-click" className={grid}>
      {items.map(({ id, title, image, link }) => (
        <li key={id} className="grid">
          <Link
            href={link}
            onClick={onFollow}
            className={
              `${tile} flex flex-col items-center justify-center gap-2 px-2 py-3 text-center ` +
              'text-small font-semibold text-heading shadow-0 hover:bg-subtle hover:shadow-2'
            }
          >
            <span className="grid size-11 place-items-center rounded-leaf-sm bg-hejo-50 text-hejo-700">
              <QuickAccessIcon name={image} />
            </span>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Eight tiles without content, while the services load. */
export function QuickAccessPlaceholders() {
  return (
    <div aria-hidden="true" className={grid}>
      {Array.from({ length: quickAccessActiveMax }, (_, index) => (
        <Skeleton key={index} className={tile} />
      ))}
    </div>
  )
}
