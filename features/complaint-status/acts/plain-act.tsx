'use client'

import { useTranslations } from 'next-intl'
import { confirmSolved, eraseIdentity } from './act-calls'
import { ActFrame, type ActProps } from './act-frame'

const calls = { solved: confirmSolved, erase_identity: eraseIdentity } as const

/** Acts that only need a yes: solved, remove one's identity. */
export function PlainAct({ act, ...props }: ActProps & { act: keyof typeof calls }) {
  const t = useTranslations('complaint-following')
  const { complaint, onDone } = props
  const send = async () => {
    await calls[act]({ number: complaint.view.complaint_id, secret: complaint.secret })
    onDone(t(`act.${act}.done`))
  }
  return <ActFrame act={act} send={send} {...props} />
}
