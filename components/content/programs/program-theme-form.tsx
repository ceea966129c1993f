import { useTranslations } from 'next-intl'
import { AddressForm } from '@/components/ui/address-form'
import { FilterSelect } from '@/components/ui/filter-select'
import { FilterSubmit } from '@/components/ui/filter-submit'
import { programAddress, type ProgramFilters } from '@/lib/address/lists/program-address'
import { selectField } from '@/lib/address/select-field'
import type { ThemeName } from '@/lib/schemas/programs'

interface ProgramThemeFormProps {
  theme: ProgramFilters['theme']
  themes: readonly ThemeName[]
}

/** The theme as a plain GET form: most of the twelve hold a programme or two, which is too little for a link each. */
export function ProgramThemeForm({ theme, themes }: ProgramThemeFormProps) {
  const t = useTranslations('programs')
  const nameOf = (key: ProgramFilters['theme']) =>
    themes.find((each) => each.key === key)?.name ?? t('allThemes')
  return (
    <AddressForm
      address={programAddress}
      filters={{ theme, openId: null }}
      label={t('themeForm')}
      className="no-print flex w-full min-w-0 flex-wrap items-end gap-2.5 sm:w-auto"
      fields={{
        theme: (
          <FilterSelect
            className="min-w-[min(10rem,100%)] sm:w-72"
            label={t('theme')}
            {...selectField(
              programAddress.params.theme,
              theme,
              [null, ...themes.map(({ key }) => key)],
              nameOf,
            )}
          />
        ),
      }}
    >
      <FilterSubmit isBeside>{t('applyTheme')}</FilterSubmit>
    </AddressForm>
  )
}
