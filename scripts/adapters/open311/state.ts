import { mkdir, readdir, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { partEnding, writeDurably } from '@/lib/server/files/write-durably'
import { ConfigError } from './config'

const note = z.strictObject({ id: z.string(), en: z.string() })
export type Note = z.output<typeof note>

/** A step of the other portal on its way into the province's complaint. It is on the disk before the first call is made. */
const mirroredStep = z.strictObject({
  /** Empty for a word to the reporter; else moves, the last one being meant. */
  moves: z.array(z.string()),
  note,
  /** Last step of the province's complaint before it: only what comes behind can be this one. Missing until that was read. */
  behind: z.number().optional(),
  /** What the request was like, where it is the only step that is told. */
  mark: z.string().optional(),
})

const pair = z.strictObject({
  /** Number at the province. */
  number: z.string(),
  /** Fields of a request whose outcome is not known: it is sent again with these and no others, or its key would be refused. */
  form: z.record(z.string(), z.string()).optional(),
  /** Number at the other portal. */
  other: z.string().optional(),
  /** Refusals in a row, and when it is tried again. */
  tries: z.number().default(0),
  retry_at: z.number().optional(),
  /** Steps of the other portal that are done with, and what the request was like when they were. */
  steps: z.number().default(0),
  mark: z.string().optional(),
  step: mirroredStep.optional(),
  /** The other portal does not show it at present. */
  is_hidden: z.boolean().optional(),
  /** Nothing more is asked or written. */
  is_over: z.boolean().optional(),
})
export type Pair = z.output<typeof pair>

const cursor = z.strictObject({ cursor: z.string().regex(/^\d+$/) })

/** What must survive a kill and a power cut: one file for the cursor, one for each complaint. */
export interface State {
  /** Of the province's events. */
  cursor(): string
  saveCursor(cursor: string): Promise<void>
  /** By number at the province, in the order of their coming. */
  pairs: ReadonlyMap<string, Pair>
  save(pair: Pair): Promise<void>
  forget(pair: Pair): Promise<void>
}

function parse<T>(schema: z.ZodType<T>, path: string, text: string): T {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new ConfigError(`${path} is not as the adapter wrote it`)
  }
}

/** Removes what writers that were killed have left; what it was to replace is there. @returns the other names, in their order */
async function dropParts(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).toSorted()
  for (const name of names) if (name.endsWith(partEnding)) await unlink(join(folder, name))
  return names.filter((name) => !name.endsWith(partEnding))
}

/** Reads a state folder, which is made when it is not there. @throws ConfigError for a file that somebody else has written */
export async function openState(folder: string): Promise<State> {
  const pairFolder = join(folder, 'complaints')
  await mkdir(pairFolder, { recursive: true, mode: 0o700 })
  const cursorPath = join(folder, 'cursor.json')
  const pathOf = ({ number }: Pair) => join(pairFolder, `${encodeURIComponent(number)}.json`)

  const pairs = new Map<string, Pair>()
  await dropParts(folder)
  for (const name of await dropParts(pairFolder)) {
    const path = join(pairFolder, name)
    const known = parse(pair, path, await readFile(path, 'utf8'))
    pairs.set(known.number, known)
  }
  const stored = await readFile(cursorPath, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  let reached = stored === null ? '0' : parse(cursor, cursorPath, stored).cursor

  return {
    cursor: () => reached,
    async saveCursor(next) {
      if (next === reached) return
      await writeDurably(cursorPath, JSON.stringify({ cursor: next }))
      reached = next
    },
    pairs,
    async save(known) {
      await writeDurably(pathOf(known), JSON.stringify(known))
      pairs.set(known.number, known)
    },
    async forget(known) {
      await unlink(pathOf(known))
      pairs.delete(known.number)
    },
  }
}
