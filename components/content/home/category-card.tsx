import { ArrowRightIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { ServiceIcon } from '@/components/content/services/service-icon'
import { LeafTile } from '@/components/ui/leaf-tile'
import { Link } from '@/components/ui/link'
import type { ServiceCategoryCount } from '@/lib/schemas/services'

/** The nine service categories on a white card that overlaps the hero. */
export function CategoryCard({ categories }: { categories: ServiceCategoryCount[] }) {
  const t = useTranslations('home.services')
  return (
    <section className="relative -mt-14 rounded-card bg-surface p-5 shadow-3 lg:-mt-19 lg:p-10" aria-labelledby="home-services">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="home-services" className="text-h3 lg:text-h2">
          {t('title')}
        </h2>
        <Link href="/layanan" className="inline-flex min-h-11 items-center gap-2 text-label text-link hover:underline underline-offset-4">
          {t('all')}
          <ArrowRightIcon aria-hidden="true" size={18} weight="bold" />
        </Link>
      </div>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {categories.map((category) => (
          <li key={category.name} className="group relative flex items-center gap-4 border-t border-line py-4">
            <LeafTile>
              <ServiceIcon category={category.name} className="size-8" />
            </LeafTile>
            <span className="min-w-0">
              <Link
                href={`/layanan?kategori=${encodeURIComponent(category.name)}`}
                className="block text-label text-heading card-link group-hover:underline underline-offset-4"
              >
                {category.label}
              </Link>
              <span className="text-small text-text-2">{t('count', { count: category.count })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
