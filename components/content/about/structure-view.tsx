import { StaticMarkup } from '@/components/ui/static-markup'
import {
  BankIcon,
  BriefcaseIcon,
  BuildingsIcon,
  GavelIcon,
  MagnifyingGlassIcon,
  ShieldCheckIcon,
  UsersThreeIcon,
} from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { LeafTile } from '@/components/ui/leaf-tile'
import { Link } from '@/components/ui/link'
import type { AboutText } from '@/lib/schemas/about'
import type { Unit, UnitGroup } from '@/lib/schemas/units'
import { aboutPaths } from '@/lib/address/paths'
import { ContentCard, Paragraphs } from './content-card'
import { SourceLine } from '../source-line'

interface StructureViewProps {
  text: AboutText<'structure'>
  /** All units, in the order of the list. */
  units: readonly Unit[]
}

// The chart is a nested list: a trunk down the left side, a branch to every box.
const branches = 'ms-4 space-y-4 border-s-2 border-hejo-300 pt-4 md:ms-8'
const branch =
  'relative ps-5 before:absolute before:start-0 before:top-9 before:w-5 before:border-t-2 before:border-hejo-300 md:ps-8 md:before:w-8'
const box = 'rounded-lg bg-surface p-4 shadow-0 md:p-5 forced-colors:border'

const unitIcons: readonly ReactNode[] = [
  <BriefcaseIcon key="secretariat" size={26} weight="duotone" />,
  <GavelIcon key="council" size={26} weight="duotone" />,
  <MagnifyingGlassIcon key="inspectorate" size={26} weight="duotone" />,
  <ShieldCheckIcon key="order" size={26} weight="duotone" />,
]

/** The apparatus as a chart that reads as a list: who leads, who coordinates, who serves. */
export function StructureView({ text, units }: StructureViewProps) {
  const t = useTranslations('about.structure')
  const dutyOf = (group: UnitGroup) =>
    text.groups.find((entry) => entry.group === group)?.duty ?? ''
  const top = units.filter((unit) => unit.group === 'sekretariat' && unit.parent_id === null)
  return (
    <>
      <ContentCard title={t('about')}>
        <Paragraphs texts={text.introduction} />
      </ContentCard>
      <section aria-labelledby="bagan">
        <h2 id="bagan" className="text-h3">
          {t('chart')}
        </h2>
        <StaticMarkup as="ul" id="susunan" className="mt-4">
          <li>
            <Head />
            <ul className={branches}>
              {top.map((unit, index) => (
                <li key={unit.id} className={branch}>
                  <Box
                    icon={unitIcons[index % unitIcons.length]}
                    title={unit.name}
                    text={unit.description}
                  >
                    <Members
                      units={units.filter((member) => member.parent_id === unit.id)}
                      duty={dutyOf('biro')}
                      isBureau
                    />
                  </Box>
                </li>
              ))}
              {(['dinas', 'badan'] as const).map((group) => (
                <li key={group} className={branch}>
                  <Group
                    group={group}
                    duty={dutyOf(group)}
                    units={units.filter((unit) => unit.group === group && unit.parent_id === null)}
                  />
                </li>
              ))}
            </ul>
          </li>
        </StaticMarkup>
        <ButtonLink href={aboutPaths.units} variant="secondary" className="mt-6">
          {t('list')}
        </ButtonLink>
      </section>
      <SourceLine source={text.source} updatedOn={text.updated_at} />
    </>
  )
}

function Head() {
  const t = useTranslations('about.structure')
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-panel bg-canopy p-5 text-white md:px-8 md:py-6">
      <span
        aria-hidden="true"
        className="grid size-13 shrink-0 place-items-center rounded-leaf bg-brand"
      >
        <BankIcon size={28} weight="duotone" />
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-h4 text-white">{t('top')}</h3>
        <p className="text-small text-on-dark-2">{t('topDuty')}</p>
      </div>
      <Link
        href={aboutPaths.leaders}
        className="inline-flex min-h-11 items-center text-label text-pare-200 underline underline-offset-4 hover:decoration-2"
      >
        {t('topLink')}
      </Link>
    </div>
  )
}

interface BoxProps {
  icon: ReactNode
  title: string
  text: string
  children: ReactNode
}

function Box({ icon, title, text, children }: BoxProps) {
  return (
    <div className={box}>
      <div className="flex gap-4">
        <LeafTile size={44}>{icon}</LeafTile>
        <div className="min-w-0 self-center">
          <h3 className="text-h4">{title}</h3>
          <p className="text-small text-text-2">{text}</p>
        </div>
      </div>
      {children}
    </div>
  )
}

function Group({ group, duty, units }: { group: 'dinas' | 'badan'; duty: string; units: Unit[] }) {
  const t = useTranslations('about.unitGroups')
  const icon =
    group === 'dinas' ? (
      <UsersThreeIcon size={26} weight="duotone" />
    ) : (
      <BuildingsIcon size={26} weight="duotone" />
    )
  return (
    <Box icon={icon} title={t(group)} text={duty}>
      <Members units={units} />
    </Box>
  )
}

interface MembersProps {
  units: Unit[]
  /** Said of all of them, where they are bureaus. */
  duty?: string
  isBureau?: boolean
}

function Members({ units, duty, isBureau = false }: MembersProps) {
  const t = useTranslations('about.structure')
  if (units.length === 0) return null
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="text-small text-text-2">
        <strong className="font-[650] text-heading">
          {t(isBureau ? 'bureaus' : 'members', { count: units.length })}
        </strong>{' '}
        {duty}
      </p>
      <ul className="mt-2.5 grid gap-2 sm:grid-cols-2">
        {units.map((unit) => (
          <li
            key={unit.id}
            className="rounded-md bg-subtle px-3.5 py-2 text-small font-medium text-heading"
          >
            {unit.name}
          </li>
        ))}
      </ul>
    </div>
  )
}
