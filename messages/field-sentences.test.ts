import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { rules as complaintRules } from '@/features/complaint/model/field-problems'
import { locales, type Locale } from '@/lib/i18n/locales'
import { messagesOf } from '.'

/** Nouns of everything that a rule may be broken by: both forms, and the paths of the interface that officers and programs read of. */
const nounsOf = (locale: Locale) => {
  const { complaint, feedback, fields } = messagesOf(locale)
  return [complaint.names, feedback.names, fields].flatMap((names) => Object.values<string>(names))
}

/** Every sentence that a rule can say of a field. */
function sentencesOf(locale: Locale) {
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'validation' })
  return nounsOf(locale).flatMap((field) =>
    complaintRules.map((rule) => t(rule, { field, length: 5 })),
  )
}

describe('sentences about fields', () => {
  it.each(locales)('are made of nouns, not of questions or requests (%s)', (locale) => {
    const request =
      /[?!:]|^(?:Sebutkan|Tulis|Pilih|Nilai|Apakah|Siapa|Name the|Tell us|Did|The|How|What)\b/
    expect(nounsOf(locale).filter((noun) => request.test(noun))).toEqual([])
  })

  it('name one thing each in English, where the verb says so', () => {
    // "Address" and "Appearance of ..." end in s as well, "Photos" and "Suggestions" are many.
    expect(nounsOf('en').filter((noun) => /^\w+s\b/.test(noun) && !/^\w+ss\b/.test(noun))).toEqual(
      [],
    )
  })

  it.each(locales)(
    'say the same of the survey, whether its form or the server speaks (%s)',
    (locale) => {
      const { feedback, fields } = messagesOf(locale)
      // What stands for an occupation is no field of the interface.
      const shared = Object.entries(feedback.names).filter(([name]) => name !== 'occupation_text')
      expect(fields).toMatchObject(Object.fromEntries(shared))
    },
  )

  it.each(locales)('begin with a capital letter, and have none where it goes on (%s)', (locale) => {
    for (const sentence of sentencesOf(locale)) expect(sentence).toMatch(/^[A-Z][^?]*$/)
    expect(sentencesOf('en').filter((sentence) => /^The [A-Z]/.test(sentence))).toEqual([])
  })
})
