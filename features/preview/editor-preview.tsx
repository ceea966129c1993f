'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { ServiceView } from '@/components/content/services/service-view'
import { LiveRegion } from '@/components/ui/live-region'
import type { ServiceDetail, ServiceItem } from '@/lib/schemas/services'
import { DraftProblems } from './draft-problems'
import { openEditorSession } from './editor-session'
import type { DraftOutcome, DraftProblem } from './queries'

const focusable = 'a[href], button, summary, input, select, textarea, [tabindex]'

/**
 * Remembers how far the page is scrolled and which control has the focus, before its content is drawn anew.
 * @returns puts both back; a focus that stayed, or that was elsewhere, is left alone
 */
function rememberPlace(content: HTMLElement): () => void {
  const top = window.scrollY
  const at = [...content.querySelectorAll<HTMLElement>(focusable)].findIndex(
    (element) => element === document.activeElement,
  )
  return () => {
    if (at >= 0 && !content.contains(document.activeElement))
      content.querySelectorAll<HTMLElement>(focusable)[at]?.focus({ preventScroll: true })
    if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' })
  }
}

export interface EditorPreviewProps {
  /** Site of the editors. */
  editorOrigin: string
  serviceId: number
  token: string
  related: ServiceItem[]
  /** A way to print, as the page has it. */
  printAction: ReactNode
  /** The page as the server rendered it, until the editor sends something else. */
  children: ReactNode
}

/** Shows the drafts that the editor's page sends, each in the place of the one before, and says by fields what is wrong with one that cannot be shown. */
export function EditorPreview({
  editorOrigin,
  serviceId,
  token,
  related,
  printAction,
  children,
}: EditorPreviewProps) {
  const t = useTranslations('preview.live')
  const locale = useLocale()
  const content = useRef<HTMLDivElement>(null)
  const restore = useRef<(() => void) | null>(null)
  const [shown, setShown] = useState<{ service: ServiceDetail; now: Date } | null>(null)
  const [problem, setProblem] = useState<DraftProblem | null>(null)

  const sentence = ({ reason }: DraftProblem) => (reason === 'fields' ? t('problems') : t(reason))
  const onOutcome = useEffectEvent((outcome: DraftOutcome) => {
    if ('problem' in outcome) return setProblem(outcome.problem)
    if (content.current) restore.current = rememberPlace(content.current)
    setProblem(null)
    setShown({ service: outcome.service, now: new Date() })
  })
  const onSentence = useEffectEvent(sentence)
  useEffect(
    () =>
      openEditorSession({
        editorOrigin,
        serviceId,
        token,
        onOutcome: (outcome) => onOutcome(outcome),
        sentence: (each) => onSentence(each),
      }),
    [editorOrigin, serviceId, token],
  )
  useLayoutEffect(() => {
    restore.current?.()
    restore.current = null
  })

  return (
    <>
      <LiveRegion message={problem ? sentence(problem) : shown ? t('updated') : t('waiting')} />
      {problem && <DraftProblems title={sentence(problem)} errors={problem.errors} />}
      <div ref={content}>
        {shown ? (
          <ServiceView {...shown} locale={locale} related={related} printAction={printAction} />
        ) : (
          children
        )}
      </div>
    </>
  )
}
