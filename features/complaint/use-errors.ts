'use client'

import { useMemo } from 'react'
import { fieldLabels, type FieldPath } from './labels'
import { useFieldMessages } from './use-field-messages'
import type { Steps } from './use-steps'

const isFieldPath = (path: string): path is FieldPath => Object.hasOwn(fieldLabels, path)

/** What is wrong with the fields of the step, one sentence each; the server's where the form finds nothing itself. */
export function useErrors({ problems, serverErrors }: Steps): ReadonlyMap<FieldPath, string> {
  const messageOf = useFieldMessages()
  return useMemo(() => {
    const sentences = new Map<FieldPath, string>()
    for (const problem of problems) {
      const { path } = problem
      if (isFieldPath(path)) sentences.set(path, messageOf({ ...problem, path }))
    }
    for (const [path, sentence] of Object.entries(serverErrors))
      if (isFieldPath(path) && !sentences.has(path)) sentences.set(path, sentence)
    return sentences
  }, [problems, serverErrors, messageOf])
}
