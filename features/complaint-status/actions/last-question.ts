import type { ComplaintEvent } from '@/lib/schemas/complaints'

/** What the officer asked last; empty when nothing was asked or the caller may not read it. @param history oldest first */
export const lastQuestion = (history: readonly ComplaintEvent[]) =>
  history.findLast(({ kind, message }) => kind === 'asked' && message?.author === 'officer')
    ?.message?.text ?? ''
