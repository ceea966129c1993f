import { z } from 'zod'
import { previewDocumentMaxBytes } from '@/lib/schemas/previews'

/** What the page says to the editor's page when it is ready to show drafts. */
export const readyMessage = (serviceId: number) =>
  ({ type: 'portal-preview:ready', id: serviceId }) as const

/** What became of a draft: shown, or why not, by fields where fields are wrong. */
export interface ResultMessage {
  type: 'portal-preview:result'
  id: number
  isShown: boolean
  message?: string
  errors: Record<string, string[]>
}

const draftMessage = z.strictObject({
  type: z.literal('portal-preview:draft'),
  document: z.record(z.string(), z.unknown()),
})

/** What a message brings: a document, or the reason why it is none. */
export type EditorMessage =
  | { document: Record<string, unknown> }
  | { refusal: 'tooLarge' | 'unreadable' }

const ownName = 'portal-preview:'
const isOurs = (data: unknown) =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  typeof data.type === 'string' &&
  data.type.startsWith(ownName)

/**
 * Reads a message. Whatever does not come from the editor's page, by origin and by window, is not answered at all, and neither is what other
 * programs on that page send to every frame.
 * @returns null for messages that are not for the preview
 */
export function readEditorMessage(
  event: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  editorOrigin: string,
  editorWindow: unknown,
): EditorMessage | null {
  if (event.origin !== editorOrigin || event.source !== editorWindow || !isOurs(event.data))
    return null
  let size: number
  try {
    size = new TextEncoder().encode(JSON.stringify(event.data)).byteLength
  } catch {
    // A message may hold what JSON does not know, such as a circle.
    return { refusal: 'unreadable' }
  }
  if (size > previewDocumentMaxBytes) return { refusal: 'tooLarge' }
  const parsed = draftMessage.safeParse(event.data)
  return parsed.success ? { document: parsed.data.document } : { refusal: 'unreadable' }
}
