import { useTranslations } from 'next-intl'
import { AddressForm } from '@/components/ui/address-form'
import { FilterSubmit } from '@/components/ui/filter-submit'
import { FilterSelect } from '@/components/ui/filter-select'
import { type MatterFilters, matterAddress } from '@/lib/address/lists/matter-address'
import { selectField } from '@/lib/address/select-field'
import { officeLevels } from '@/lib/schemas/offices'

/** Whose matters are listed, as a plain GET form that keeps the other filters. */
export function MatterLevelForm({ filters }: { filters: MatterFilters }) {
  const t = useTranslations('matters')
  const levelName = useTranslations('offices.levels')
  return (
    <AddressForm
      address={matterAddress}
      filters={{ ...filters, page: 1 }}
      label={t('levelForm')}
      className="flex w-full flex-wrap items-end gap-2.5 sm:w-auto"
      fields={{
        level: (
          <FilterSelect
            className="min-w-36"
            label={t('levelNav')}
            {...selectField(
              matterAddress.params.level,
              filters.level,
              [null, ...officeLevels],
              (level) => (level === null ? t('allLevels') : levelName(level)),
            )}
          />
        ),
      }}
    >
      <FilterSubmit isBeside>{t('levelApply')}</FilterSubmit>
    </AddressForm>
  )
}
