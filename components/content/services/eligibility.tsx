import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { ServiceDetail } from '@/lib/schemas/services'

const radio = 'size-6 shrink-0 accent-brand'
const label = 'inline-flex min-h-11 min-w-11 cursor-pointer items-center pe-4 font-semibold'

/**
 * A few questions whose answers stand in the page alone: they are in no form, and what to do after a no is shown by CSS. Assistive technology
 * reads it with the answer "no", which it describes.
 */
export function Eligibility({
  questions,
  lang,
}: {
  questions: ServiceDetail['eligibility']
  lang?: string
}) {
  const t = useTranslations('services.eligibility')
  const id = useId()
  if (questions.length === 0) return null
  return (
    <div className="print:hidden">
      <h3 className="text-h4">{t('title')}</h3>
      <p className="mt-1 text-small text-text-2">{t('hint', { count: questions.length })}</p>
      <ol className="mt-3 space-y-2.5">
        {questions.map(({ question, if_no: ifNo }, index) => (
          <li key={question}>
            <fieldset className="min-w-0 rounded-lg bg-surface px-5 py-4 shadow-0 forced-colors:border">
              <legend className="float-left w-full text-label text-heading" lang={lang}>
                {question}
              </legend>
              <div className="clear-both flex flex-wrap items-center gap-x-2 pt-1.5">
                <input
                  type="radio"
                  id={`${id}-${index}-yes`}
                  name={`${id}-${index}`}
                  className={radio}
                />
                <label htmlFor={`${id}-${index}-yes`} className={label}>
                  {t('yes')}
                </label>
                <input
                  type="radio"
                  id={`${id}-${index}-no`}
                  name={`${id}-${index}`}
                  aria-describedby={`${id}-${index}-advice`}
                  className={`peer ${radio}`}
                />
                <label htmlFor={`${id}-${index}-no`} className={label}>
                  {t('no')}
                </label>
                <p
                  id={`${id}-${index}-advice`}
                  lang={lang}
                  className="hidden w-full rounded-md bg-subtle p-3 peer-checked:block"
                >
                  {ifNo}
                </p>
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
    </div>
  )
}
