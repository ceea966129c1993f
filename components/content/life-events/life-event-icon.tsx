import type { Icon } from '@phosphor-icons/react'
import {
  BabyIcon,
  BackpackIcon,
  BriefcaseIcon,
  FlowerTulipIcon,
  GraduationCapIcon,
  HandHeartIcon,
  HeartbeatIcon,
  HeartIcon,
  IdentificationCardIcon,
  MotorcycleIcon,
  SignpostIcon,
  StorefrontIcon,
  TruckIcon,
  WheelchairIcon,
} from '@phosphor-icons/react/ssr'
import type { LifeEventIcon as LifeEventIconName } from '@/lib/schemas/life-events'

type Tone = 'hejo' | 'mega' | 'pare' | 'genteng'

const drawings = new Map<string, { Drawing: Icon; tone: Tone }>([
  ['identification', { Drawing: IdentificationCardIcon, tone: 'hejo' }],
  ['baby', { Drawing: BabyIcon, tone: 'mega' }],
  ['backpack', { Drawing: BackpackIcon, tone: 'pare' }],
  ['graduation', { Drawing: GraduationCapIcon, tone: 'genteng' }],
  ['briefcase', { Drawing: BriefcaseIcon, tone: 'hejo' }],
  ['heartbeat', { Drawing: HeartbeatIcon, tone: 'mega' }],
  ['heart', { Drawing: HeartIcon, tone: 'genteng' }],
  ['truck', { Drawing: TruckIcon, tone: 'pare' }],
  ['flower', { Drawing: FlowerTulipIcon, tone: 'hejo' }],
  ['hand-heart', { Drawing: HandHeartIcon, tone: 'mega' }],
  ['wheelchair', { Drawing: WheelchairIcon, tone: 'genteng' }],
  ['storefront', { Drawing: StorefrontIcon, tone: 'pare' }],
  ['motorcycle', { Drawing: MotorcycleIcon, tone: 'hejo' }],
] satisfies [LifeEventIconName, { Drawing: Icon; tone: Tone }][])

// A remote backend may send an unknown name.
const unknown = { Drawing: SignpostIcon, tone: 'hejo' } as const

const tones: Record<Tone, string> = {
  hejo: 'bg-hejo-50 text-hejo-700 group-hover:bg-hejo-100',
  mega: 'bg-mega-50 text-mega-700 group-hover:bg-mega-100',
  pare: 'bg-pare-50 text-pare-700 group-hover:bg-pare-100',
  genteng: 'bg-genteng-50 text-genteng-700 group-hover:bg-genteng-100',
}

/**
 * The drawing of a life event without its tile, e.g. thin in a menu; decoration beside its name.
 * @param name value of `logo` or `light_icon`
 */
function LifeEventIcon({
  name,
  size,
  weight = 'duotone',
}: {
  name: string | null
  size: number
  weight?: 'duotone' | 'light' | 'regular'
}) {
  const { Drawing } = drawings.get(name ?? '') ?? unknown
  return <Drawing aria-hidden="true" size={size} weight={weight} />
}

/** The drawing on its tinted leaf; one grade deeper inside a hovered `group`. Sizes come from the class. */
export function LifeEventLeaf({
  name,
  className,
  iconSize,
}: {
  name: string | null
  className: string
  iconSize: number
}) {
  const { tone } = drawings.get(name ?? '') ?? unknown
  return (
    <span
      className={`grid shrink-0 place-items-center transition-colors duration-fast ${tones[tone]} ${className}`}
    >
      <LifeEventIcon name={name} size={iconSize} />
    </span>
  )
}
