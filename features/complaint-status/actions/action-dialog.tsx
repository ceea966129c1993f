'use client'

import type { Action } from './action'
import { type ActionProps, ActionFrame } from './action-frame'
import { ContactAction } from './contact-action'
import { OwnDataAction } from './own-data-action'
import { FlagAction, SupportAction } from './public-actions'
import { ReasonAction } from './reason-action'
import { ReplaceSecretAction } from './replace-secret-action'
import { TextAction } from './text-action'
import { useTranslations } from 'next-intl'
import { confirmSolved, erase, eraseIdentity, hideName, makePrivate } from './queries'

const calls = {
  solved: confirmSolved,
  hide_name: hideName,
  make_private: makePrivate,
  erase_identity: eraseIdentity,
  erase,
} as const
type PlainActionName = keyof typeof calls
const isPlain = (action: Action): action is PlainActionName => Object.hasOwn(calls, action)

/** Actions that only need a yes: solved, hide or erase something. */
function PlainAction({ action, ...props }: ActionProps & { action: PlainActionName }) {
  const t = useTranslations('complaint-following')
  const { complaint, onDone } = props
  const send = async () => {
    await calls[action]({ number: complaint.view.complaint_id, secret: complaint.secret })
    onDone(t(`act.${action}.done`))
  }
  return <ActionFrame action={action} send={send} {...props} />
}

/** The form of one action; one chunk for all of them, so that a reporter who opened one can do the next without a connection to load it. */
export function ActionDialog({ action, ...props }: ActionProps & { action: Action }) {
  if (action === 'answer' || action === 'add') return <TextAction action={action} {...props} />
  if (isPlain(action)) return <PlainAction action={action} {...props} />
  if (action === 'see_data') return <OwnDataAction {...props} />
  if (action === 'correct_contact') return <ContactAction {...props} />
  if (action === 'support') return <SupportAction {...props} />
  if (action === 'flag') return <FlagAction {...props} />
  if (action === 'replace_secret') return <ReplaceSecretAction {...props} />
  return <ReasonAction action={action} {...props} />
}
