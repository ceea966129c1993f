import { ArrowRightIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { LeafTile, type LeafTone } from '@/components/ui/leaf-tile'
import { Link } from '@/components/ui/link'
import { StaticMarkup } from '@/components/ui/static-markup'
import {
  serviceAudiences,
  type PopularService,
  type ServiceAudience,
} from '@/lib/schemas/popular-services'
import { AudienceIcon } from './audience-icon'

const tones: Record<ServiceAudience, LeafTone> = {
  wargi: 'hejo',
  usaha: 'pare',
  'pencari-kerja': 'mega',
}

/** What each audience asks for most, on a white card that overlaps the hero. */
export function PopularServicesCard({ services }: { services: PopularService[] }) {
  const t = useTranslations('home.popularServices')
  return (
    <StaticMarkup
      as="section"
      id="layanan-populer"
      aria-labelledby="home-popular-services"
      className={
        'relative -mt-14 rounded-card bg-surface shadow-3 max-lg:divide-y max-lg:divide-line ' +
        'lg:-mt-19 lg:grid lg:grid-cols-3 lg:px-3 lg:py-9 forced-colors:border'
      }
    >
      <h2 id="home-popular-services" className="sr-only">
        {t('title')}
      </h2>
      {serviceAudiences.map((audience) => (
        <div
          key={audience}
          className="border-line px-5 py-5.5 lg:px-7 lg:py-0 lg:not-first-of-type:border-l"
        >
          <div className="flex items-center gap-4 lg:gap-5">
            <LeafTile tone={tones[audience]} size={64}>
              <AudienceIcon audience={audience} className="size-8.5" />
            </LeafTile>
            <h3 className="text-h3">
              <span className="block text-[0.9375rem] font-normal leading-snug tracking-normal text-text-2">
                {t('for')}{' '}
              </span>
              {t(`audiences.${audience}`)}
            </h3>
          </div>
          <ul className="mt-4 lg:mt-3">
            {services
              .filter((service) => service.audience === audience)
              .map(({ id, title, description, link }) => (
                <li key={id} className="popular-service group rounded-lg">
                  <p className="flex items-center justify-between gap-4">
                    <Link href={link} className="card-link min-w-0 text-label text-heading">
                      {title}
                    </Link>
                    <ArrowRightIcon
                      aria-hidden="true"
                      size={20}
                      className="shrink-0 text-link transition-transform duration-fast group-hover:translate-x-0.75"
                    />
                  </p>
                  <p className="mt-0.5 text-[0.9375rem] text-text-2">{description}</p>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </StaticMarkup>
  )
}
