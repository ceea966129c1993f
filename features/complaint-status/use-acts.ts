'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState, type ComponentType } from 'react'
import type { MessageTone } from '@/components/ui/message-looks'
import { readFailure } from '@/lib/failures/read-failure'
import { useToldFailure } from '@/lib/failures/use-failure-words'
import { isFile, type Act, type Button, type FileButton } from './acts/act'
import type { ActProps } from './acts/act-frame'
import type { FoundComplaint } from './look-up'

export interface ActNotice {
  tone: MessageTone
  text: string
  /** Counts up, so that the same words are heard again. */
  turn: number
}

type Dialog = ComponentType<ActProps & { act: Act }>

const loadDialog = () => import('./acts/act-dialog').then(({ ActDialog }) => ActDialog)

/** Gives a file to the person who asked for it. */
function save(blob: Blob, fileName: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = fileName
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Opens acts, keeps what was typed while a form is closed, and says what was reached. */
export function useActs(
  complaint: FoundComplaint,
  onRefresh: (newSecret?: string) => Promise<void>,
) {
  const t = useTranslations('complaint-following')
  const [opened, setOpened] = useState<{ act: Act; Dialog: Dialog } | null>(null)
  const [busy, setBusy] = useState<Button | null>(null)
  const [kept, setKept] = useState<Partial<Record<Act, string>>>({})
  const [notice, setNotice] = useState<ActNotice | null>(null)
  const isHolder = complaint.secret !== ''
  const told = useToldFailure(isHolder ? 'act' : 'publicAct')

  // A reporter may lose the connection while reading; the forms are there by then.
  useEffect(() => {
    if (isHolder) loadDialog().catch(() => undefined)
  }, [isHolder])

  const say = (tone: MessageTone, text: string) =>
    setNotice((before) => ({ tone, text, turn: (before?.turn ?? 0) + 1 }))

  const download = async (button: FileButton) => {
    const number = complaint.view.complaint_id
    try {
      const { ownFile } = await import('./acts/act-calls')
      save(
        await ownFile(
          { number, secret: complaint.secret },
          button === 'receipt' ? 'receipt' : 'data',
        ),
        t(`acts.${button}.fileName`, { number }),
      )
      say('success', t(`acts.${button}.done`))
    } catch (error) {
      say('error', told(readFailure(error, navigator.onLine)))
    }
  }

  const press = async (button: Button) => {
    setNotice(null)
    setBusy(button)
    if (isFile(button)) await download(button)
    else {
      try {
        setOpened({ act: button, Dialog: await loadDialog() })
      } catch (error) {
        say('error', told(readFailure(error, navigator.onLine)))
      }
    }
    setBusy(null)
  }

  return {
    opened,
    busy,
    notice,
    press: (button: Button) => void press(button),
    dialogProps: (act: Act): ActProps => ({
      complaint,
      kept: kept[act] ?? '',
      onKeep: (text) => setKept((all) => ({ ...all, [act]: text })),
      onDone: (words, newSecret) => {
        setKept((all) => ({ ...all, [act]: '' }))
        setOpened(null)
        say('success', words)
        void onRefresh(newSecret)
      },
      onMoved: () => void onRefresh(),
      onClose: () => setOpened(null),
    }),
  }
}
