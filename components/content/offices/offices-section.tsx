import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

/** Fragment of the offices on the page of a service. */
export const officesId = 'kantor'

/** Which office people go to, on the page of a service that regencies and cities do. */
export function OfficesSection({ children }: { children: ReactNode }) {
  const t = useTranslations('offices')
  const titleId = `${officesId}-judul`
  return (
    <section id={officesId} aria-labelledby={titleId} className="mb-11 scroll-mt-26 print:hidden">
      <h2 id={titleId} className="text-h2 lg:text-[1.75rem]">
        {t('title')}
      </h2>
      <p className="mb-4 mt-2 text-text-2">{t('intro')}</p>
      {children}
    </section>
  )
}
