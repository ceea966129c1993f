import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/app/client-messages'
import { OfficesSection } from '@/components/content/offices/offices-section'
import { type ChosenOffice, OfficeChoice } from '@/features/office-choice/office-choice'
import type { Office } from '@/lib/schemas/offices'
import type { DistrictOffice } from '@/lib/server/queries/offices'
import { clockText, groupHours, weekdays } from '@/lib/services/hours'

/** Writes the openings of an office, a line for each group of days. */
async function hoursText() {
  const [t, locale] = [await getTranslations('services'), await getLocale()]
  const dayName = (index: number) => t(`days.${weekdays[index] ?? 'Senin'}`)
  return (times: NonNullable<Office['hours']>) =>
    groupHours(times).map(({ from, to, spans }) => {
      const days =
        from === to ? dayName(from) : t('hours.dayRange', { from: dayName(from), to: dayName(to) })
      const open = spans.map(({ start, end }) =>
        t('hours.time', { start: clockText(start, locale), end: clockText(end, locale) }),
      )
      return `${days} ${open.join(', ')}`
    })
}

/** The offices that do a service, to choose one's own from. */
export async function ServiceOffices({ offices }: { offices: readonly DistrictOffice[] }) {
  const textOf = await hoursText()
  const rows = offices.map(({ office, government }): ChosenOffice => ({
    code: office.district ?? '',
    district: office.district_name ?? '',
    name: office.name,
    website: office.website,
    government: government?.website ?? null,
    address: office.address,
    phone: office.phone,
    hours: office.hours && textOf(office.hours),
  }))
  return (
    <OfficesSection>
      <ClientMessages namespaces={['offices']}>
        <OfficeChoice offices={rows} />
      </ClientMessages>
    </OfficesSection>
  )
}
