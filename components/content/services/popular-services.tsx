import { StaticMarkup } from '@/components/ui/static-markup'
import { ArrowRightIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Link } from '@/components/ui/link'
import { serviceAudiences, type PopularService } from '@/lib/schemas/popular-services'

/** The most popular services, a column for each audience; a row that scrolls sideways on phones. Nothing without services. */
export function PopularServices({ services }: { services: PopularService[] }) {
  const t = useTranslations('services.popular')
  const titleId = useId()
  const groups = serviceAudiences
    .map((audience) => ({
      audience,
      items: services.filter((service) => service.audience === audience),
    }))
    .filter(({ items }) => items.length > 0)
  if (groups.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mb-8 print:hidden">
      <h2 id={titleId} className="text-h3">
        {t('title')}
      </h2>
      <div
        className={
          '-mx-5 mt-3 overflow-x-auto px-5 pb-1 ' +
          'md:mx-0 md:overflow-visible md:rounded-card md:bg-surface md:p-5 md:shadow-0 forced-colors:md:border'
        }
      >
        <StaticMarkup
          as="ul"
          id="layanan-populer"
          className="flex w-max gap-3 md:grid md:w-auto md:grid-cols-3 md:gap-6"
        >
          {groups.map(({ audience, items }) => (
            <li
              key={audience}
              className="w-66 rounded-card bg-surface p-4 shadow-0 forced-colors:border md:w-auto md:rounded-none md:border-0 md:p-0 md:shadow-none"
            >
              <h3 className="px-2 text-micro text-text-3">{t(`audiences.${audience}`)}</h3>
              <ul className="mt-1">
                {items.map(({ id, title, link }) => (
                  <li key={id}>
                    <Link
                      href={link}
                      className={
                        'group flex min-h-11 items-center justify-between gap-3 rounded-md px-2 py-1.5 ' +
                        'text-[0.9375rem] font-semibold leading-snug text-heading hover:bg-subtle hover:text-link-hover'
                      }
                    >
                      {title}
                      <ArrowRightIcon
                        aria-hidden="true"
                        size={18}
                        weight="bold"
                        className="shrink-0 text-link transition-transform duration-fast group-hover:translate-x-0.75"
                      />
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </StaticMarkup>
      </div>
    </section>
  )
}
