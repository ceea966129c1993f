import { PhoneIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { emergencyNumbers } from '@/features/complaint/emergency-numbers'

/** Comes first on the page: forms are read in office hours, emergency calls are taken at once. */
export function EmergencyPanel() {
  const t = useTranslations('complaint.area')
  const call = useTranslations('complaint.emergency')
  return (
    <section
      aria-labelledby="emergency"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-panel bg-pare-50 p-6 shadow-3 forced-colors:border lg:px-7"
    >
      <div className="min-w-0 flex-1 basis-80">
        <h2 id="emergency" className="text-h4 text-pare-900">
          {t('emergencyTitle')}
        </h2>
        <p className="mt-1 text-pare-800">{t('emergencyText')}</p>
      </div>
      <ul className="flex flex-wrap gap-2.5">
        {emergencyNumbers.map(({ key, number }) => (
          <li key={key}>
            <a
              href={`tel:${number}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-md bg-surface px-3.5 text-small font-semibold text-pare-800 ring-1 ring-pare-400 hover:bg-pare-100"
            >
              <PhoneIcon aria-hidden="true" size={18} weight="fill" />
              {call(key, { number })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
