'use client'

import { useState } from 'react'

// The clipboard is missing on pages without TLS, such as a test server in an office network.
const write = async (text: string) => navigator.clipboard.writeText(text)

/** Copies a text when asked to; `outcome` is null until then. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const copy = () =>
    write(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  return { outcome, copy }
}
