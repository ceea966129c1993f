import {
  type EditorMessage,
  readEditorMessage,
  readyMessage,
  type ResultMessage,
} from './editor-message'
import { type DraftOutcome, type DraftProblem, renderDraft } from './queries'

/** Pause after the last change before a draft is sent, milliseconds. */
const pauseMs = 500

interface Session {
  editorOrigin: string
  serviceId: number
  token: string
  onOutcome: (outcome: DraftOutcome) => void
  /** The problem in one sentence, for the editor's page. */
  sentence: (problem: DraftProblem) => string
}

/**
 * Listens to the page of the editor that shows this one inside itself, and to nobody else, and says to it alone what became of each draft.
 * @returns ends it
 */
export function openEditorSession({
  editorOrigin,
  serviceId,
  token,
  onOutcome,
  sentence,
}: Session): () => void {
  const editor = window.parent
  let pause: ReturnType<typeof setTimeout> | undefined
  let running = new AbortController()

  const say = (message: ResultMessage | ReturnType<typeof readyMessage>) =>
    editor.postMessage(message, editorOrigin)
  function report(outcome: DraftOutcome) {
    onOutcome(outcome)
    const problem = 'problem' in outcome ? outcome.problem : null
    say({
      type: 'portal-preview:result',
      id: serviceId,
      isShown: problem === null,
      errors: problem?.errors ?? {},
      ...(problem && { message: sentence(problem) }),
    })
  }
  async function show(document: Record<string, unknown>) {
    running.abort()
    running = new AbortController()
    const { signal } = running
    try {
      const outcome = await renderDraft(serviceId, token, document, signal)
      // A newer draft may be on its way by now.
      if (!signal.aborted) report(outcome)
    } catch {
      // Called off for a newer draft, or the preview was left.
    }
  }
  function take(message: EditorMessage) {
    clearTimeout(pause)
    if ('refusal' in message) {
      // The answer to the draft before would say that this one is shown.
      running.abort()
      return report({ problem: { reason: message.refusal, errors: {} } })
    }
    pause = setTimeout(() => void show(message.document), pauseMs)
  }
  function onMessage(event: MessageEvent<unknown>) {
    const message = readEditorMessage(event, editorOrigin, editor)
    if (message) take(message)
  }
  window.addEventListener('message', onMessage)
  say(readyMessage(serviceId))
  return () => {
    window.removeEventListener('message', onMessage)
    clearTimeout(pause)
    running.abort()
  }
}
