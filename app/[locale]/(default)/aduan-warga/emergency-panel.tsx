import { useTranslations } from 'next-intl'
import { EmergencyCall } from '@/components/content/complaints/emergency-call'
import { emergencyNumbers } from '@/features/complaint/emergency-numbers'

/** Comes first on the page, in a row: forms are read in office hours, emergency calls are taken at once. */
export function EmergencyPanel() {
  const t = useTranslations('complaint.area')
  const call = useTranslations('complaint.emergency')
  return (
    <section
      aria-labelledby="emergency"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-leaf-lg bg-pare-50 px-5 py-4 shadow-3 forced-colors:border lg:px-7"
    >
      <div className="min-w-0 flex-1 basis-80">
        <h2 id="emergency" className="text-body font-bold text-pare-900">
          {t('emergencyTitle')}
        </h2>
        <p className="text-small text-pare-800 max-md:sr-only">{t('emergencyText')}</p>
      </div>
      <ul className="flex flex-wrap gap-2.5">
        {emergencyNumbers.map(({ key, number }) => (
          <li key={key}>
            <EmergencyCall number={number} label={call(key, { number })} />
          </li>
        ))}
      </ul>
    </section>
  )
}
