import { env } from '@/lib/env'
import { isProblem } from '@/lib/errors'
import { moveRequest } from '@/lib/schemas/complaint-handling'
import { openDatabase } from '@/lib/server/db/open'
import { createHandling } from '@/lib/server/complaints/embedded/handling/handling'

const noPhotos = () => Promise.reject(new Error('no photos here'))

/** An officer in a process of their own: moves the complaints named after a starting time, all as first seen, and says how each went. */
async function main([startsAt = '0', ...numbers]: string[]): Promise<void> {
  const db = openDatabase(env())
  const handling = createHandling(db, {
    now: () => new Date(),
    files: { saveEvidence: noPhotos, saveDocument: noPhotos, read: noPhotos },
  })
  const move = moveRequest.parse({
    to: 'verified',
    note: 'Sudah diperiksa.',
    actor: `petugas-${process.pid}`,
    seen_step: 1,
  })
  await handling.list({ per_page: 1 })
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, Number(startsAt) - Date.now())))
  const outcomes: Record<string, string> = {}
  for (const number of numbers) {
    outcomes[number] = await handling.move(number, move).then(
      () => 'moved',
      (error: unknown) => (isProblem(error) ? error.code : String(error)),
    )
  }
  process.stdout.write(JSON.stringify(outcomes))
  await db.destroy()
}

await main(process.argv.slice(2))
