'use client'

import type { Act } from './act'
import { type ActProps, ActFrame } from './act-frame'
import { FlagAct, SupportAct } from './public-acts'
import { ReasonAct } from './reason-act'
import { ReplaceSecretAct } from './replace-secret-act'
import { WordsAct } from './words-act'
import { useTranslations } from 'next-intl'
import { confirmSolved, eraseIdentity } from './act-calls'

const calls = { solved: confirmSolved, erase_identity: eraseIdentity } as const

/** Acts that only need a yes: solved, remove one's identity. */
function PlainAct({ act, ...props }: ActProps & { act: keyof typeof calls }) {
  const t = useTranslations('complaint-following')
  const { complaint, onDone } = props
  const send = async () => {
    await calls[act]({ number: complaint.view.complaint_id, secret: complaint.secret })
    onDone(t(`act.${act}.done`))
  }
  return <ActFrame act={act} send={send} {...props} />
}

/** The form of one act; one chunk for all of them, so that a reporter who opened one can do the next without a connection to load it. */
export function ActDialog({ act, ...props }: ActProps & { act: Act }) {
  if (act === 'answer' || act === 'add') return <WordsAct act={act} {...props} />
  if (act === 'solved' || act === 'erase_identity') return <PlainAct act={act} {...props} />
  if (act === 'support') return <SupportAct {...props} />
  if (act === 'flag') return <FlagAct {...props} />
  if (act === 'replace_secret') return <ReplaceSecretAct {...props} />
  return <ReasonAct act={act} {...props} />
}
