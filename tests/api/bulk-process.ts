import { env } from '@/lib/env'
import { moveRequest } from '@/lib/schemas/complaint-handling'
import { actOnEach } from '@/lib/server/api/act-on-each'
import { createHandling } from '@/lib/server/complaints/embedded/handling/handling'
import { openDatabase } from '@/lib/server/db/open'

const noPhotos = () => Promise.reject(new Error('no photos here'))

/** Moves the complaints named, as one request does, and dies (SIGKILL) inside the transaction of one of them, when its step is written. */
async function main([diesAt = '', ...numbers]: string[]): Promise<void> {
  let events = 0
  const handling = createHandling(openDatabase(env()), {
    now: () => new Date(),
    files: { saveEvidence: noPhotos, saveDocument: noPhotos, read: noPhotos },
    onEvent: async () => {
      events += 1
      if (events === Number(diesAt)) process.kill(process.pid, 'SIGKILL')
    },
  })
  const move = moveRequest.parse({
    to: 'verified',
    note: 'Sudah diperiksa.',
    actor: 'petugas',
    seen_step: 1,
  })
  await actOnEach(
    {
      call: { id: '-', route: 'tests' },
      locale: 'id',
      signal: new AbortController().signal,
    },
    numbers.map((number) => ({ number, run: () => handling.move(number, move) })),
  )
}

await main(process.argv.slice(2))
