'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import type { MessageTone } from '@/components/ui/message-styles'
import { readFailure } from '@/lib/failures/read-failure'
import { useFailureMessage } from '@/lib/failures/use-failure-message'
import { isFile, type Action, type Button, type FileButton } from './actions/action'
import type { ActionProps } from './actions/action-frame'
import type { AnswerPhoto, KeptPhotos } from './actions/chosen-photos'
import { randomUuid } from '@/lib/random-uuid'
import type { FoundComplaint } from './look-up'
import { saveFile } from '@/lib/device/save-file'

export interface ActionNotice {
  tone: MessageTone
  text: string
}

type Dialog = ComponentType<ActionProps & { action: Action }>

const loadDialog = () => import('./actions/action-dialog').then(({ ActionDialog }) => ActionDialog)

const revoke = (photos: readonly AnswerPhoto[]) =>
  photos.forEach(({ previewUrl }) => URL.revokeObjectURL(previewUrl))

/** The photos of each form, as long as the complaint is shown. */
function useKeptPhotos() {
  const [photos, setPhotos] = useState<Partial<Record<Action, readonly AnswerPhoto[]>>>({})
  const latest = useRef(photos)
  useEffect(() => () => Object.values(latest.current).forEach(revoke), [])

  return (action: Action): KeptPhotos => ({
    list: photos[action] ?? [],
    change: (changed) => {
      latest.current = { ...latest.current, [action]: changed(latest.current[action] ?? []) }
      setPhotos(latest.current)
    },
  })
}

/** Opens actions, keeps what was typed and chosen while a form is closed, and says what was reached. */
export function useActions(
  complaint: FoundComplaint,
  onRefresh: (newSecret?: string) => Promise<void>,
) {
  const t = useTranslations('complaint-following')
  const [opened, setOpened] = useState<{ action: Action; Dialog: Dialog } | null>(null)
  const [busy, setBusy] = useState<Button | null>(null)
  const [drafts, setDrafts] = useState<Partial<Record<Action, string>>>({})
  const photosOf = useKeptPhotos()
  const [tokens, setTokens] = useState<Partial<Record<Action, string>>>({})
  const [notice, setNotice] = useState<ActionNotice | null>(null)
  const [said, setSaid] = useState(0)
  const isHolder = complaint.secret !== ''
  const failureMessage = useFailureMessage(isHolder ? 'action' : 'publicAction')

  // A reporter may lose the connection while reading; the forms are there by then.
  const { isNew } = complaint
  useEffect(() => {
    if (!isHolder) return
    // A secret that nobody has seen is shown by itself; without its form, when the button for another one is pressed.
    loadDialog()
      .then((Dialog) => isNew && setOpened({ action: 'replace_secret', Dialog }))
      .catch(() => undefined)
  }, [isHolder, isNew])

  const say = (tone: MessageTone, text: string) => {
    setNotice({ tone, text })
    setSaid((count) => count + 1)
  }

  const download = async (button: FileButton) => {
    const number = complaint.view.complaint_id
    try {
      const { receiptFile } = await import('./actions/queries')
      saveFile(
        await receiptFile({ number, secret: complaint.secret }),
        t(`acts.${button}.fileName`, { number }),
      )
      say('success', t(`acts.${button}.done`))
    } catch (error) {
      say('error', failureMessage(readFailure(error, navigator.onLine)))
    }
  }

  const renewToken = (action: Action) => setTokens((all) => ({ ...all, [action]: randomUuid() }))

  const press = async (button: Button) => {
    setNotice(null)
    setBusy(button)
    if (isFile(button)) await download(button)
    else {
      try {
        const Dialog = await loadDialog()
        if (tokens[button] === undefined) renewToken(button)
        setOpened({ action: button, Dialog })
      } catch (error) {
        say('error', failureMessage(readFailure(error, navigator.onLine)))
      }
    }
    setBusy(null)
  }

  return {
    opened,
    busy,
    notice,
    /** Counts what was said, never back: the next press ends a notice and must not move anything. */
    said,
    press: (button: Button) => void press(button),
    dialogProps: (action: Action): ActionProps => ({
      complaint,
      draft: drafts[action] ?? '',
      onDraft: (text) => setDrafts((all) => ({ ...all, [action]: text })),
      keptPhotos: photosOf(action),
      formToken: tokens[action] ?? '',
      onNewForm: () => renewToken(action),
      onDone: (message, newSecret) => {
        setDrafts((all) => ({ ...all, [action]: '' }))
        photosOf(action).change((photos) => {
          revoke(photos)
          return []
        })
        renewToken(action)
        setOpened(null)
        say('success', message)
        void onRefresh(newSecret)
      },
      onMoved: () => void onRefresh(),
      onClose: () => setOpened(null),
    }),
  }
}
