import { StaticMarkup } from '@/components/ui/static-markup'
import { ArrowRightIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { LeafTile } from '@/components/ui/leaf-tile'
import { Link } from '@/components/ui/link'
import type { SuperAppService } from '@/lib/schemas/super-app'
import { superAppDrawings } from './super-app-drawings'

/** The app's services; those with a page on the portal are links. */
export function SuperAppServices({ services }: { services: readonly SuperAppService[] }) {
  const t = useTranslations('super-app')
  return (
    <section aria-labelledby="super-app-services">
      <h2 id="super-app-services" className="text-h2">
        {t('services')}
      </h2>
      <p className="mt-2 max-w-[68ch] text-text-2">{t('servicesLead')}</p>
      <StaticMarkup
        as="ul"
        id="layanan-aplikasi"
        className="mt-7 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
      >
        {services.map((service) => (
          <li key={service.icon}>
            <ServiceTile service={service} />
          </li>
        ))}
      </StaticMarkup>
    </section>
  )
}

const tile =
  'relative flex h-full items-start gap-4 rounded-card bg-surface p-5 shadow-0 forced-colors:border'
const linked =
  'group transition-shadow duration-fast hover:z-lift hover:shadow-2 focus-within:z-lift'

function ServiceTile({ service: { icon, name, description, link } }: { service: SuperAppService }) {
  const t = useTranslations('super-app')
  const drawing = superAppDrawings[icon]
  return (
    <article className={`${tile} ${link ? linked : ''}`}>
      <LeafTile tone={drawing.tone}>{drawing.icon}</LeafTile>
      <div className="min-w-0 flex-1">
        <h3 className="text-h4 group-hover:text-link">
          {link ? (
            <Link href={link} className="card-link">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="mt-0.5 text-small text-text-2">{description}</p>
        {link && (
          <span
            aria-hidden="true"
            className="mt-2 inline-flex items-center gap-1.5 text-small font-semibold text-link group-hover:underline underline-offset-4"
          >
            {t('open')}
            <ArrowRightIcon size={16} weight="bold" />
          </span>
        )}
      </div>
    </article>
  )
}
