'use client'

import type { Act } from './act'
import type { ActProps } from './act-frame'
import { PlainAct } from './plain-act'
import { FlagAct, SupportAct } from './public-acts'
import { ReasonAct } from './reason-act'
import { ReplaceSecretAct } from './replace-secret-act'
import { WordsAct } from './words-act'

/** The form of one act; one chunk for all of them, so that a reporter who opened one can do the next without a connection to load it. */
export function ActDialog({ act, ...props }: ActProps & { act: Act }) {
  if (act === 'answer' || act === 'add') return <WordsAct act={act} {...props} />
  if (act === 'solved' || act === 'erase_identity') return <PlainAct act={act} {...props} />
  if (act === 'support') return <SupportAct {...props} />
  if (act === 'flag') return <FlagAct {...props} />
  if (act === 'replace_secret') return <ReplaceSecretAct {...props} />
  return <ReasonAct act={act} {...props} />
}
