import {
  AmbulanceIcon,
  BankIcon,
  BriefcaseIcon,
  BuildingsIcon,
  BusIcon,
  CarProfileIcon,
  ChatCircleDotsIcon,
  GraduationCapIcon,
  HeartbeatIcon,
  IdentificationCardIcon,
  MegaphoneIcon,
  NewspaperIcon,
  ShoppingBagIcon,
  StorefrontIcon,
  TreeIcon,
  UsersThreeIcon,
} from '@phosphor-icons/react/ssr'
import type { ReactNode } from 'react'
import type { LeafTone } from '@/components/ui/leaf-tile'
import type { SuperAppIcon } from '@/lib/schemas/super-app'

const size = 28

/** Drawing and tint of each service of the app. */
export const superAppDrawings: Record<SuperAppIcon, { icon: ReactNode; tone: LeafTone }> = {
  'vehicle-tax': { icon: <CarProfileIcon size={size} weight="duotone" />, tone: 'hejo' },
  jobs: { icon: <BriefcaseIcon size={size} weight="duotone" />, tone: 'mega' },
  licensing: { icon: <StorefrontIcon size={size} weight="duotone" />, tone: 'genteng' },
  park: { icon: <TreeIcon size={size} weight="duotone" />, tone: 'hejo' },
  museum: { icon: <BankIcon size={size} weight="duotone" />, tone: 'pare' },
  visit: { icon: <BuildingsIcon size={size} weight="duotone" />, tone: 'pare' },
  education: { icon: <GraduationCapIcon size={size} weight="duotone" />, tone: 'mega' },
  health: { icon: <HeartbeatIcon size={size} weight="duotone" />, tone: 'genteng' },
  neighbourhood: { icon: <UsersThreeIcon size={size} weight="duotone" />, tone: 'hejo' },
  news: { icon: <NewspaperIcon size={size} weight="duotone" />, tone: 'mega' },
  homecoming: { icon: <BusIcon size={size} weight="duotone" />, tone: 'hejo' },
  'food-price': { icon: <ShoppingBagIcon size={size} weight="duotone" />, tone: 'genteng' },
  emergency: { icon: <AmbulanceIcon size={size} weight="duotone" />, tone: 'genteng' },
  hotline: { icon: <ChatCircleDotsIcon size={size} weight="duotone" />, tone: 'mega' },
  complaint: { icon: <MegaphoneIcon size={size} weight="duotone" />, tone: 'pare' },
  population: { icon: <IdentificationCardIcon size={size} weight="duotone" />, tone: 'hejo' },
}
