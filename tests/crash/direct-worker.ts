import { createInterface } from 'node:readline'
import { z } from 'zod'
import { env } from '@/lib/env'
import { isProblem } from '@/lib/errors'
import { complaintRequest } from '@/lib/schemas/complaints'
import type { Portal } from '@/lib/server/contract'
import { openEmbeddedPortal } from '@/lib/server/embedded/open'
import { tinyPhoto } from './tiny-photo'

const call = z.object({ id: z.number(), operation: z.string(), args: z.array(z.unknown()) })

const text = z.string()
const operations: Record<string, (portal: Portal, args: unknown[]) => Promise<unknown>> = {
  ready: (portal) => portal.ready(),
  upload: (portal, [formToken]) =>
    portal.media.savePhoto({ bytes: tinyPhoto, originalName: 'foto.jpg' }, text.parse(formToken)),
  create: (portal, [request, key]) =>
    portal.complaints.create(complaintRequest.parse(request), text.parse(key)),
  count: async (portal) => (await portal.handling.list({ per_page: 1 })).meta.total_count,
  isComplete: async (portal, [number, secret]) => {
    const [known, token] = [text.parse(number), text.parse(secret)]
    const view = await portal.complaints.view(known, token, 'id')
    const steps = await portal.complaints.history(known, token, 'id')
    const photo = await portal.media.file(view?.photos[0]?.url.split('/').at(-1) ?? '', token)
    return view?.photos.length === 1 && steps !== null && steps.length > 0 && photo !== null
  },
}

/** Handles calls, one JSON object a line, from standard input to standard output, until killed. */
export async function runDirectWorker(): Promise<void> {
  const portal = await openEmbeddedPortal(env())
  const respond = async (line: string) => {
    const { id, operation, args } = call.parse(JSON.parse(line))
    try {
      process.stdout.write(
        `${JSON.stringify({ id, value: await operations[operation]?.(portal, args) })}\n`,
      )
    } catch (error) {
      const refusal = isProblem(error)
        ? `${error.code} ${JSON.stringify(error.details)}`
        : String(error)
      process.stdout.write(`${JSON.stringify({ id, refusal })}\n`)
    }
  }
  for await (const line of createInterface({ input: process.stdin })) void respond(line)
}
