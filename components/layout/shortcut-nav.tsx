import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { shortcuts } from '@/lib/navigation/shortcuts'

/** The most used pages, on every page; where the menus collapse into one button, they are inside that menu. */
export function ShortcutNav() {
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
