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
import { isQuickAccessIcon, type QuickAccessIcon } from '@/lib/schemas/quick-accesses'

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
export function QuickAccessIcon({ name }: { name: string | null }) {
  const Drawing = isQuickAccessIcon(name) ? icons[name] : LinkSimpleIcon
  return <Drawing aria-hidden="true" size={26} weight="duotone" />
}
