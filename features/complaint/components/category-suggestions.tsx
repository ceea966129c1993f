'use client'

import { LightbulbIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { CategoryHint } from '../model/category-matcher'
import { useWizardContext } from '../wizard-context'

/** Pause after the last key before new suggestions are spoken, so that they do not talk over the typing. Milliseconds. */
const spokenPauseMs = 1_500

interface CategorySuggestionsProps {
  hints: readonly CategoryHint[]
  onChoose: (hint: CategoryHint) => void
}

/** Up to three guesses from what was typed, as buttons; nothing is chosen unless one is pressed. */
export function CategorySuggestions({ hints, onChoose }: CategorySuggestionsProps) {
  const t = useTranslations('complaint.suggest')
  const { announce } = useWizardContext()
  const names = hints.map(({ subcategoryName, categoryName }) =>
    t('maybe', { subcategory: subcategoryName, category: categoryName }),
  )
  const spoken =
    names.length === 0 ? '' : t('spoken', { count: names.length, list: names.join('; ') })
  const [lastSpoken, setLastSpoken] = useState('')

  useEffect(() => {
    if (spoken === '' || spoken === lastSpoken) return undefined
    const timer = setTimeout(() => {
      setLastSpoken(spoken)
      announce(spoken)
    }, spokenPauseMs)
    return () => clearTimeout(timer)
  }, [spoken, lastSpoken, announce])

  if (hints.length === 0) return null
  return (
    <section aria-label={t('label')} className="rounded-lg bg-subtle px-4 py-3.5">
      <p className="flex gap-2.5 text-small text-text-2">
        <LightbulbIcon
          aria-hidden="true"
          size={20}
          weight="duotone"
          className="shrink-0 text-link"
        />
        {t('intro')}
      </p>
      <ul className="mt-2.5 flex flex-wrap gap-2.5">
        {hints.map((hint, index) => (
          <li key={hint.subcategory}>
            <button
              type="button"
              onClick={() => onChoose(hint)}
              className={
                'inline-flex min-h-11 items-center rounded-md bg-surface px-3.5 py-2 text-start ' +
                'text-small font-semibold text-link ring-[1.5px] ring-inset ring-brand hover:bg-hejo-50'
              }
            >
              {names[index]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
