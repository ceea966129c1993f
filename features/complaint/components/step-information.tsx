'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { OptionCard, OptionGroup } from '@/components/ui/option-card'
import { TextArea } from '@/components/ui/text-area'
import { TextInput } from '@/components/ui/text-input'
import { asksFreeText, otherChoiceMax, otherMarker, reasonMax, titleMax } from '@/lib/schemas/complaints'
import { categoriesOfTheDay } from '../cached-lists'
import { chooseCategory, chooseSubcategory, chooseType, type ComplaintForm, type InformationForm } from '../model/form'
import { fieldId } from '../model/steps'
import { listSubcategories } from '../queries'
import { useCounter } from '../use-counter'
import { useList } from '../use-list'
import { useWizardContext } from '../wizard-context'
import { ListSelect } from './list-select'
import { TextWarningNote } from './text-warning-note'

const at = (name: keyof InformationForm) => fieldId(`informasi_aduan.${name}`)

/** Step 2: who may see it, what it is about, what happened. */
export function StepInformation() {
  const t = useTranslations('complaint')
  const locale = useLocale()
  const { register, setValue, control } = useFormContext<ComplaintForm>()
  const { errorOf } = useWizardContext()
  const counter = useCounter()
  const information = useWatch({ control, name: 'informasi_aduan' })
  const categories = useList(locale, categoriesOfTheDay)
  const needsSubcategory = information.category !== otherMarker
  const subcategories = useList(needsSubcategory ? information.category : '', listSubcategories)
  const change = (next: InformationForm) => setValue('informasi_aduan', next, { shouldDirty: true })

  return (
    <>
      <OptionGroup id={`${at('type')}-group`} legend={t('fields.type')} error={errorOf('informasi_aduan.type')}>
        {(['public', 'private'] as const).map((type) => (
          <OptionCard
            key={type}
            // Error links name the field; its first card carries that id.
            id={type === 'public' ? at('type') : `${at('type')}-private`}
            name="informasi_aduan.type"
            value={type}
            checked={information.type === type}
            onChange={() => change(chooseType(information, type))}
            label={t(`visibility.${type}`)}
            description={t(`visibility.${type}Text`)}
          />
        ))}
      </OptionGroup>
      {information.type === 'public' && (
        <Checkbox {...register('informasi_aduan.is_anonymous')} id={at('is_anonymous')} label={t('visibility.anonymous')} hint={t('visibility.anonymousText')} />
      )}
      <div className="grid items-start gap-6 md:grid-cols-2 md:gap-5">
        <ListSelect
          id={at('category')}
          label={t('fields.category')}
          list={categories}
          value={information.category}
          placeholder={t('choices.category')}
          placeholderIdle={t('choices.category')}
          error={errorOf('informasi_aduan.category')}
          onChoose={(id) => change(chooseCategory(information, id))}
        />
        {needsSubcategory && (
          <ListSelect
            id={at('sub_category')}
            label={t('fields.subcategory')}
            list={subcategories}
            value={information.sub_category}
            placeholder={t('choices.subcategory')}
            placeholderIdle={t('choices.subcategoryFirst')}
            error={errorOf('informasi_aduan.sub_category')}
            onChoose={(id) => change(chooseSubcategory(information, id))}
          />
        )}
      </div>
      {asksFreeText(information.category) && (
        <TextInput
          {...register('informasi_aduan.category_child_id')}
          id={at('category_child_id')}
          label={t('fields.categoryOther')}
          hint={t('hints.other', { max: otherChoiceMax })}
          error={errorOf('informasi_aduan.category_child_id')}
          aria-required="true"
        />
      )}
      {asksFreeText(information.sub_category) && (
        <TextInput
          {...register('informasi_aduan.sub_category_child_id')}
          id={at('sub_category_child_id')}
          label={t('fields.subcategoryOther')}
          hint={t('hints.other', { max: otherChoiceMax })}
          error={errorOf('informasi_aduan.sub_category_child_id')}
          aria-required="true"
        />
      )}
      <TextInput
        {...register('informasi_aduan.title')}
        id={at('title')}
        label={t('fields.title')}
        hint={t('hints.title')}
        error={errorOf('informasi_aduan.title')}
        counter={counter(information.title, titleMax)}
        aria-required="true"
      />
      <TextArea
        {...register('informasi_aduan.reason')}
        id={at('reason')}
        label={t('fields.reason')}
        hint={t('hints.reason')}
        error={errorOf('informasi_aduan.reason')}
        counter={counter(information.reason, reasonMax)}
        aria-required="true"
      />
      <TextWarningNote information={information} />
    </>
  )
}
