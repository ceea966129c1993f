'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { TextArea } from '@/components/ui/text-area'
import { TextInput } from '@/components/ui/text-input'
import type { Area } from '@/lib/schemas/areas'
import { addressDetailMax } from '@/lib/schemas/complaints'
import { citiesOfTheDay, districtsOfTheDay, villagesOfTheDay } from '../cached-lists'
import {
  chooseCity,
  chooseDistrict,
  chooseVillage,
  type ComplaintForm,
  type LocationForm,
} from '../model/form'
import { fieldId } from '../model/steps'
import { LazyOwnerHint } from '../owner/lazy-owner-hint'
import { useCounter } from '../use-counter'
import { useList, type ListState } from '../use-list'
import { useWizardContext } from '../wizard-context'
import { ListSelect } from '../components/list-select'
import { PositionBox } from './position-box'

const at = (name: string) => fieldId(`lokasi_aduan.${name}`)
const asChoices = (list: ListState<Area>) => ({
  ...list,
  items: list.items.map(({ code_kemendagri, name }) => ({ id: code_kemendagri, name })),
})
const find = (list: ListState<Area>, code: string) =>
  list.items.find((area) => area.code_kemendagri === code) ?? null

/** Step 4: where it is, complete by keyboard and words alone; map and device position only help. */
export function StepLocation() {
  const t = useTranslations('complaint')
  const locale = useLocale()
  const { register, setValue } = useFormContext<ComplaintForm>()
  const { form, errorOf } = useWizardContext()
  const counter = useCounter()
  const { lokasi_aduan: place, informasi_aduan: information } = form
  const cities = useList(locale, citiesOfTheDay)
  const districts = useList(place.city_id, districtsOfTheDay)
  const villages = useList(place.district_id, villagesOfTheDay)
  const change = (next: LocationForm) => setValue('lokasi_aduan', next, { shouldDirty: true })

  return (
    <>
      <div className="grid items-start gap-6 md:grid-cols-3 md:gap-5">
        <ListSelect
          id={at('city_id')}
          label={t('fields.city')}
          list={asChoices(cities)}
          value={place.city_id}
          placeholder={t('choices.city')}
          placeholderIdle={t('choices.city')}
          error={errorOf('lokasi_aduan.city_id')}
          onChoose={(code) => change(chooseCity(place, find(cities, code)))}
        />
        <ListSelect
          id={at('district_id')}
          label={t('fields.district')}
          list={asChoices(districts)}
          value={place.district_id}
          placeholder={t('choices.district')}
          placeholderIdle={t('choices.districtFirst')}
          error={errorOf('lokasi_aduan.district_id')}
          onChoose={(code) => change(chooseDistrict(place, find(districts, code)))}
        />
        <ListSelect
          id={at('village_id')}
          label={t('fields.village')}
          list={asChoices(villages)}
          value={place.village_id}
          placeholder={t('choices.village')}
          placeholderIdle={t('choices.villageFirst')}
          error={errorOf('lokasi_aduan.village_id')}
          onChoose={(code) => change(chooseVillage(place, find(villages, code)))}
        />
      </div>
      <LazyOwnerHint information={information} place={place} />
      <PositionBox place={place} error={errorOf('lokasi_aduan.location')} />
      <TextInput
        {...register('lokasi_aduan.place.address')}
        id={at('address')}
        label={t('fields.address')}
        note={t('wizard.optional')}
        hint={t('hints.address')}
        error={errorOf('lokasi_aduan.address')}
      />
      <TextArea
        {...register('lokasi_aduan.address_detail')}
        id={at('address_detail')}
        label={t('fields.addressDetail')}
        note={t('wizard.optional')}
        hint={t('hints.addressDetail')}
        error={errorOf('lokasi_aduan.address_detail')}
        counter={counter(place.address_detail, addressDetailMax)}
        rows={3}
      />
    </>
  )
}
