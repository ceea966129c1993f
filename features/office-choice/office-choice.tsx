'use client'

import { useTranslations } from 'next-intl'
import { useState, useSyncExternalStore } from 'react'
import { OfficeFacts, type ShownOfficeFacts } from '@/components/content/offices/office-facts'
import { OfficeSite, type OfficeSites } from '@/components/content/offices/office-site'
import { Select } from '@/components/ui/select'
import { followDistrict, rememberDistrict, rememberedDistrict } from './remembered-district'

/** An office of a regency or city as people choose it. */
export interface ChosenOffice extends Required<ShownOfficeFacts>, OfficeSites {
  /** `32.73`. */
  code: string
  name: string
}

// The server does not know what is kept on the device.
const notRemembered = () => ''

/** The offices of the 27 regencies and cities: one chosen and kept on the device, and all of them folded, which works without scripts. */
export function OfficeChoice({ offices }: { offices: readonly ChosenOffice[] }) {
  const t = useTranslations('offices')
  const code = useSyncExternalStore(followDistrict, rememberedDistrict, notRemembered)
  // The office of an earlier visit comes with the scripts, and nobody has asked for it now: it is not told.
  const [isChoosing, setIsChoosing] = useState(false)
  const chosen = offices.find((office) => office.code === code)
  return (
    <>
      <div className="scripts-only max-w-md">
        <Select
          id="kantor-wilayah"
          label={t('choose')}
          hint={t('remembered')}
          placeholder={t('choosePlaceholder')}
          options={offices.map(({ code: value, district }) => ({ value, label: district }))}
          value={chosen ? code : ''}
          onFocus={() => setIsChoosing(true)}
          onChange={({ currentTarget }) => rememberDistrict(currentTarget.value)}
        />
      </div>
      <div aria-live={isChoosing ? 'polite' : 'off'}>
        {chosen && (
          <div className="mt-4 rounded-card bg-surface p-5 shadow-0 forced-colors:border">
            <h3 className="text-h4">{chosen.name}</h3>
            <OfficeSite {...chosen} />
            <OfficeFacts facts={chosen} />
          </div>
        )}
      </div>
      <details className="mt-4">
        <summary className="flex min-h-11 w-fit items-center font-semibold text-link">
          {t('every')}
        </summary>
        <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
          {offices.map((office) => (
            <li key={office.code} className="border-t border-line py-2.5">
              <h3 className="text-label text-heading">{office.district}</h3>
              <OfficeSite {...office} />
              <OfficeFacts facts={office} />
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
