'use client'

import { useTranslations } from 'next-intl'
import { fieldLabels, type FieldPath } from './labels'
import type { FieldProblem } from './model/field-problems'

/** Makes sentences of problems: the rule's message with the noun for the field in it (specification, section 5). */
export function useFieldMessages() {
  const t = useTranslations('validation')
  const name = useTranslations('complaint.names')
  return ({ path, rule, length = 0 }: FieldProblem & { path: FieldPath }) =>
    t(rule, { field: name(fieldLabels[path]), length })
}
