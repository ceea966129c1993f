import {
  ArrowRightIcon,
  BinocularsIcon,
  ChartBarIcon,
  MegaphoneSimpleIcon,
} from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { monitoringAddress } from '@/lib/address/lists/monitoring-address'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'

interface EntryPanelsProps {
  /** Complaints so far; left out while there are none. */
  figures: { received: number; finished: number; examples: number } | null
}

/** The three things one can do here: to report is what most come for, the others are quiet. */
export function EntryPanels({ figures }: EntryPanelsProps) {
  const t = useTranslations('complaint.area')
  const monitor = useTranslations('complaint-monitoring')
  return (
    <ul className="grid gap-5 md:grid-cols-2 md:gap-6 lg:grid-cols-[1.3fr_1fr_1fr]">
      <li
        className={
          'relative flex flex-col overflow-hidden rounded-panel bg-canopy p-6 text-on-dark-2 shadow-3 ' +
          'forced-colors:border md:max-lg:col-span-2 lg:p-7'
        }
      >
        <span aria-hidden="true" className="mega-mendung pointer-events-none absolute inset-0" />
        <h2 className="relative flex items-center gap-3 text-h3 text-white">
          <MegaphoneSimpleIcon
            aria-hidden="true"
            size={30}
            weight="duotone"
            className="text-pare-200"
          />
          {t('createTitle')}
        </h2>
        <p className="relative mt-2 max-w-[44ch]">{t('createText')}</p>
        <div className="relative mt-auto pt-6">
          <ButtonLink href="/aduan-warga/buat-aduan" variant="gold" className="max-sm:w-full">
            {t('createAction')}
            <ArrowRightIcon aria-hidden="true" size={18} weight="bold" />
          </ButtonLink>
        </div>
      </li>
      <Panel
        tile="bg-hejo-50 text-hejo-700"
        icon={<BinocularsIcon size={30} weight="duotone" />}
        title={t('statusTitle')}
        text={t('statusText')}
        href="/aduan-warga/cek-status"
        action={t('statusAction')}
      />
      <Panel
        tile="bg-mega-50 text-mega-700"
        icon={<ChartBarIcon size={30} weight="duotone" />}
        title={monitor('panel.title')}
        text={monitor('panel.text')}
        href={monitoringAddress.path}
        action={monitor('panel.action')}
      >
        {figures && (
          <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-label tabular-nums text-heading">
            <span>{monitor('teaser.received', { count: figures.received })}</span>
            <span>{monitor('teaser.finished', { count: figures.finished })}</span>
            {figures.examples > 0 && (
              <span className="text-small font-normal text-text-3">
                {monitor('teaser.examples', { count: figures.examples })}
              </span>
            )}
          </p>
        )}
      </Panel>
    </ul>
  )
}

interface PanelProps {
  /** Colours of the icon's tile. */
  tile: string
  icon: ReactNode
  title: string
  text: string
  href: string
  action: string
  children?: ReactNode
}

function Panel({ tile, icon, title, text, href, action, children }: PanelProps) {
  return (
    <li className="group relative flex flex-col rounded-panel bg-surface p-6 shadow-3 hover:shadow-2 forced-colors:border lg:p-7">
      <span aria-hidden="true" className={`grid size-14 place-items-center rounded-leaf ${tile}`}>
        {icon}
      </span>
      <h2 className="mt-5 text-h3">{title}</h2>
      <p className="mt-2 text-text-2">{text}</p>
      {children}
      <Link
        href={href}
        className={
          'mt-auto inline-flex min-h-11 items-center gap-2 pt-5 text-label text-link underline-offset-4 ' +
          'after:absolute after:inset-0 after:rounded-panel group-hover:underline'
        }
      >
        {action}
        <ArrowRightIcon aria-hidden="true" size={18} weight="bold" />
      </Link>
    </li>
  )
}
