'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { TextArea } from '@/components/ui/text-area'
import { TextInput } from '@/components/ui/text-input'
import {
  asksFreeText,
  otherChoiceMax,
  otherMarker,
  reasonMax,
  titleMax,
} from '@/lib/schemas/complaints'
import { categoriesOfTheDay, subcategoriesOfTheDay } from '../cached-lists'
import type { CategoryHint } from '../model/category-matcher'
import {
  chooseCategory,
  chooseSubcategory,
  type ComplaintForm,
  type InformationForm,
} from '../model/form'
import { fieldId } from '../model/steps'
import { useCategoryHints } from '../use-category-hints'
import { useCounter } from '../use-counter'
import { useList } from '../use-list'
import { useWizardContext } from '../wizard-context'
import { CategorySuggestions } from './category-suggestions'
import { ListSelect } from './list-select'
import { VisibilityChoice } from './visibility-choice'
import { InlineMessage } from '@/components/ui/inline-message'
import { useFormatter } from '@/lib/i18n/formatter'
import { textWarnings } from '../model/text-warnings'

/** Points out personal numbers in what was typed; never stops anybody. */
function TextWarningNote({ information }: { information: InformationForm }) {
  const t = useTranslations('complaint.textWarning')
  const format = useFormatter()
  const found = format.list(
    textWarnings(information.title, information.reason).map((warning) => t(warning)),
  )
  return (
    <div aria-live="polite" className="empty:hidden">
      {found !== '' && (
        <InlineMessage tone="warning">
          {information.type === 'private' ? t('introPrivate', { found }) : t('intro', { found })}
        </InlineMessage>
      )}
    </div>
  )
}

const at = (name: keyof InformationForm) => fieldId(`informasi_aduan.${name}`)

/** Step 2: who may see it, what it is about, what happened. */
export function StepInformation() {
  const t = useTranslations('complaint')
  const locale = useLocale()
  const { register, setValue } = useFormContext<ComplaintForm>()
  const { form, errorOf, announce } = useWizardContext()
  const counter = useCounter()
  const information = form.informasi_aduan
  const categories = useList(locale, categoriesOfTheDay)
  const needsSubcategory = information.category !== otherMarker
  const subcategories = useList(needsSubcategory ? information.category : '', subcategoriesOfTheDay)
  const change = (next: InformationForm) => setValue('informasi_aduan', next, { shouldDirty: true })
  const hints = useCategoryHints(
    information,
    categories.items.map(({ id }) => id),
  )
  const takeHint = ({ category, subcategory, categoryName, subcategoryName }: CategoryHint) => {
    change(chooseSubcategory(chooseCategory(information, category), subcategory))
    announce(t('suggest.chosen', { category: categoryName, subcategory: subcategoryName }))
    // The buttons vanish with the choice; what they filled in is where people go on.
    document.getElementById(at('category'))?.focus()
  }

  return (
    <>
      <VisibilityChoice information={information} onChange={change} />
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
      <CategorySuggestions hints={hints} onChoose={takeHint} />
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
