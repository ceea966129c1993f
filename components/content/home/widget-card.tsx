import { ArrowUpRightIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { StaticMarkup } from '@/components/ui/static-markup'
import { Tag } from '@/components/ui/tag'
import type { NationalLink } from '@/lib/schemas/banners'

interface WidgetCardProps {
  /** Address of the widget and what shows it; null while an installation has none, then the links stand there. */
  widget: { src: string; frame: ReactNode } | null
  links: NationalLink[]
}

/** News of the nation from another site, or the ways to the sites themselves. */
export function WidgetCard({ widget, links }: WidgetCardProps) {
  const t = useTranslations('home.widget')
  if (!widget && links.length === 0) return null
  return (
    <StaticMarkup
      as="section"
      id="kabar-nasional"
      aria-labelledby="home-widget"
      className="rounded-card bg-surface p-5 shadow-0 lg:p-7 forced-colors:border"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id="home-widget" className="text-h4">
          {widget ? t('title') : t('linksTitle')}
        </h2>
        {widget && <Tag tone="batu">{t('tag')}</Tag>}
      </div>
      {widget ? (
        <div className="mt-4">
          {widget.frame}
          <p className="hidden noscript:block">
            <Link
              href={widget.src}
              className="inline-flex min-h-11 items-center text-label text-link underline underline-offset-4"
            >
              {t('open')}
            </Link>
          </p>
        </div>
      ) : (
        <>
          <p className="mt-1 text-[0.9375rem] text-text-2">{t('linksText')}</p>
          <ul className="mt-3 divide-y divide-line">
            {links.map(({ id, title, link }) => (
              <li
                key={id}
                className="group relative flex items-center justify-between gap-4 py-3.25"
              >
                <Link
                  href={link}
                  className="card-link text-label text-heading group-hover:underline underline-offset-4"
                >
                  {title}
                </Link>
                <ArrowUpRightIcon
                  aria-hidden="true"
                  size={18}
                  weight="bold"
                  className="shrink-0 text-link"
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </StaticMarkup>
  )
}
