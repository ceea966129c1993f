import { ArrowRightIcon, BinocularsIcon, MegaphoneSimpleIcon, PathIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'

const panels = [
  { key: 'create', href: '/aduan-warga/buat-aduan', Icon: MegaphoneSimpleIcon, tile: 'bg-pare-50 text-pare-700' },
  { key: 'status', href: '/aduan-warga/cek-status', Icon: BinocularsIcon, tile: 'bg-hejo-50 text-hejo-700' },
  { key: 'how', href: '#cara-kerja', Icon: PathIcon, tile: 'bg-mega-50 text-mega-700' },
] as const

/** The three things one can do here, as leaf panels on the edge of the banner. */
export function EntryPanels() {
  const t = useTranslations('complaint.area')
  return (
    <ul className="grid gap-5 md:grid-cols-3 md:gap-6">
      {panels.map(({ key, href, Icon, tile }) => (
        <li key={key} className="group relative flex flex-col rounded-panel bg-surface p-6 shadow-3 hover:shadow-2 lg:p-7">
          <span aria-hidden="true" className={`grid size-14 place-items-center rounded-leaf ${tile}`}>
            <Icon size={30} weight="duotone" />
          </span>
          <h2 className="mt-5 text-h3">{t(`${key}Title`)}</h2>
          <p className="mt-2 mb-5 text-text-2">{t(`${key}Text`)}</p>
          <Link
            href={href}
            className="mt-auto inline-flex min-h-11 items-center gap-2 text-label text-link underline-offset-4 after:absolute after:inset-0 after:rounded-panel group-hover:underline"
          >
            {t(`${key}Action`)}
            <ArrowRightIcon aria-hidden="true" size={18} weight="bold" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
