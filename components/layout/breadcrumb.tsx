import { CaretRightIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'

export interface Crumb {
  label: string
  /** Missing on the current page. */
  href?: string
}

/** Breadcrumb: home first, the current page last and plain. `onDark` is for the green banner. */
export function Breadcrumb({ items, onDark = false }: { items: Crumb[]; onDark?: boolean }) {
  const t = useTranslations('common.breadcrumb')
  const colour = onDark ? 'text-white' : 'text-link'
  return (
    <nav aria-label={t('label')}>
      <ol
        className={`flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small ${onDark ? 'text-on-dark-2' : 'text-text-2'}`}
      >
        {[{ label: t('home'), href: '/' }, ...items].map((item, index) => (
          <li key={item.label} className="flex items-center gap-2.5">
            {item.href ? (
              <Link
                href={item.href}
                className={`inline-flex min-h-6 items-center underline decoration-1 underline-offset-4 hover:decoration-2 ${colour}`}
              >
                {item.label}
              </Link>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
            {/* Behind its own link, so that no line begins with it. */}
            {index < items.length && <CaretRightIcon aria-hidden="true" size={13} weight="bold" />}
          </li>
        ))}
      </ol>
    </nav>
  )
}
