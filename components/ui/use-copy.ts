'use client'

import { useState } from 'react'

// The clipboard is missing on pages without TLS, such as a test server in an office network.
const write = async (text: string) => navigator.clipboard.writeText(text)

/** Copies a text when asked to; `outcome` is null until it is known, each time anew. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const copy = () => {
    // The same words once more would be no change of the page, and not be heard.
    setOutcome(null)
    return write(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  }
  return { outcome, copy }
}
