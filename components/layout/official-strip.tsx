import { SealCheckIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { useFormatter } from '@/lib/i18n/formatter'
import { shortcuts } from '@/lib/navigation/shortcuts'
import { StaticMarkup } from '@/components/ui/static-markup'

/** The most used pages, on every page; where the menus collapse into one button, they are inside that menu. */
function ShortcutNav() {
  const t = useTranslations('menu.shortcuts')
  return (
    <nav
      aria-label={t('label')}
      data-event="menu-item-click"
      className="hidden lg:@min-[62rem]:block print:hidden"
    >
      <ul className="flex items-center gap-x-5">
        {shortcuts.map(({ id, link }) => (
          <li key={id}>
            <Link
              href={link}
              data-event-title={t(id)}
              className="inline-flex min-h-[max(2rem,24px)] items-center font-semibold text-white underline-offset-4 hover:underline"
            >
              {t(id)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** First line of every page: who runs this site, how to tell it from a copy, on wide windows the shortcuts, and the day of `now` in WIB. */
export function OfficialStrip({ now }: { now: Date }) {
  const t = useTranslations('common.strip')
  const format = useFormatter()
  return (
    <aside
      aria-label={t('label')}
      className="official-strip @container bg-canopy text-micro font-normal text-on-dark-2"
    >
      <StaticMarkup
        id="situs-resmi"
        className="page-container flex min-h-8 flex-wrap items-center justify-between gap-x-6 lg:min-h-9"
      >
        <details className="group min-w-0 flex-1">
          <summary className="flex min-h-[max(2rem,24px)] w-fit items-center gap-2.5 text-white">
            <SealCheckIcon
              aria-hidden="true"
              size={16}
              weight="fill"
              className="shrink-0 text-pare-200"
            />
            <span>{t('official')}</span>
            <span className="hidden underline underline-offset-4 sm:inline print:hidden!">
              {t('howToTell')}
            </span>
          </summary>
          <p className="max-w-[80ch] pb-3 text-small">{t('explanation')}</p>
        </details>
        <ShortcutNav />
        <p className="hidden lg:block">{format.dateTime(now, { dateStyle: 'full' })}</p>
      </StaticMarkup>
    </aside>
  )
}
