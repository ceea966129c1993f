import { useTranslations } from 'next-intl'
import { FilterSubmit } from '@/components/ui/filter-submit'
import { FilterSelect } from '@/components/ui/filter-select'
import { AddressForm } from '@/components/ui/address-form'
import { selectField } from '@/lib/address/select-field'
import { type AgendaFilters, agendaListAddress } from '@/lib/address/lists/agenda-address'
import { eventCategoriesOf, eventGroups, eventTypes } from '@/lib/schemas/events'
import { categoryKeys } from './agenda-keys'

/** A regency or city that events can be narrowed to. */
export interface EventDistrict {
  code: string
  name: string
}

interface AgendaFilterFormProps {
  filters: AgendaFilters
  districts: readonly EventDistrict[]
}

/** Category, type, place and time as a plain GET form; the group and keeps the search query. */
export function AgendaFilterForm({ filters, districts }: AgendaFilterFormProps) {
  const t = useTranslations('agenda')
  const { group, category, type, district, isPast } = filters
  const { params } = agendaListAddress
  const categories = (group ? [group] : eventGroups).flatMap((each) => eventCategoriesOf[each])
  return (
    <AddressForm
      address={agendaListAddress}
      filters={filters}
      label={t('listPage.filterForm')}
      className="grid items-end gap-2.5 xs:grid-cols-2 md:grid-cols-[repeat(3,minmax(0,1fr))_auto_auto]"
      fields={{
        category: (
          <FilterSelect
            label={t('listPage.category')}
            {...selectField(params.category, category, [null, ...categories], (each) =>
              each === null ? t('listPage.anyCategory') : t(`categories.${categoryKeys[each]}`),
            )}
          />
        ),
        type: (
          <FilterSelect
            label={t('listPage.type')}
            {...selectField(params.type, type, [null, ...eventTypes], (each) =>
              each === null ? t('listPage.anyType') : t(`types.${each}`),
            )}
          />
        ),
        district: (
          <FilterSelect
            label={t('listPage.district')}
            {...selectField(
              params.district,
              district,
              [null, ...districts.map(({ code }) => code)],
              (each) =>
                districts.find(({ code }) => code === each)?.name ?? t('listPage.anyDistrict'),
            )}
          />
        ),
        isPast: (
          <FilterSelect
            label={t('listPage.when')}
            {...selectField(params.isPast, isPast, [false, true], (each) =>
              each ? t('listPage.past') : t('listPage.upcoming'),
            )}
          />
        ),
      }}
    >
      <FilterSubmit>{t('listPage.apply')}</FilterSubmit>
    </AddressForm>
  )
}
