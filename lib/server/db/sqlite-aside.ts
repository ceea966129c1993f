import { Worker } from 'node:worker_threads'
import { Problem } from '@/lib/errors'

/** Statements that may wait for the thread; at a million complaints one takes a tenth of a second at most. */
const waitingMax = 50
const retryAfterSeconds = 10

// Text and no file: what is bundled has none to start a thread from. The process is started in the project's folder, where the driver is found.
const program = `
const { parentPort, workerData } = require('node:worker_threads')
const Sqlite = require('libsql')
const database = new Sqlite(workerData)
database.pragma('busy_timeout = 5000')
parentPort.on('message', ({ id, statement, parameters }) => {
  try {
    parentPort.postMessage({ id, rows: database.prepare(statement).all(parameters) })
  } catch (error) {
    parentPort.postMessage({ id, failure: { message: error.message, code: error.code } })
  }
})`

interface Answer {
  id: number
  rows?: unknown[]
  failure?: { message: string; code: string }
}

interface Asked {
  resolve: (rows: unknown[]) => void
  reject: (error: Error) => void
}

/**
 * Reads of one SQLite file in a thread of their own, one after the other, for statements that would hold up every page and answer of the process.
 * The thread begins with the first of them and keeps no process alive that has nothing else to do.
 */
export class SqliteAside {
  #worker: Worker | undefined
  readonly #asked = new Map<number, Asked>()
  #count = 0

  /** @param file as the driver takes it */
  constructor(private readonly file: string) {}

  /** Sees all that was committed before it was asked. @throws Problem UNAVAILABLE when too many wait, or the database's own failure */
  async read(statement: string, parameters: readonly unknown[]): Promise<unknown[]> {
    if (this.#asked.size >= waitingMax)
      throw new Problem('UNAVAILABLE', { retryAfterSeconds, cause: 'searches by words' })
    const worker = (this.#worker ??= this.#start())
    const id = (this.#count += 1)
    worker.ref()
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject })
      // Handed over by copying all of it.
      worker.postMessage({ id, statement, parameters }, [])
    })
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(program, { eval: true, workerData: this.file })
    worker.on('message', ({ id, rows = [], failure }: Answer) => {
      const asked = this.#asked.get(id)
      this.#asked.delete(id)
      if (this.#asked.size === 0) worker.unref()
      if (failure) asked?.reject(Object.assign(new Error(failure.message), { code: failure.code }))
      else asked?.resolve(rows)
    })
    worker.on('error', (error) =>
      this.#fail(error instanceof Error ? error : new Error('the thread failed')),
    )
    worker.on('exit', () => this.#fail(new Error('the thread ended')))
    return worker
  }

  /** The next statement begins a new thread. */
  #fail(error: Error) {
    this.#worker = undefined
    for (const { reject } of this.#asked.values()) reject(error)
    this.#asked.clear()
  }
}
