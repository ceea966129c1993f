import { Worker } from 'node:worker_threads'
import { Problem } from '@/lib/errors'
import { documentMaxBytes } from '@/lib/schemas/limits'
import { type PdfRefusal, type RebuiltPdf, rebuildPdf } from './rebuild-pdf'

export interface CleanDocument {
  bytes: Uint8Array
  isSignatureRemoved: boolean
}

/** A letter of two pages takes a tenth of a second, 5 MB of scanned pages one. */
const usualTimeoutMs = 10_000
/** Largest piece of memory for one unpacked part of a PDF, bytes; 5 MB could unpack to five thousand. */
const unpackedMaxBytes = 64 * 1_048_576
/** Readers look for the end of a PDF in as many last bytes. */
const tailBytes = 1024

/** Named after the form's rules. */
const tooLarge = () =>
  new Problem('PAYLOAD_TOO_LARGE', { fields: { file: [{ rule: 'documentSize' }] } })
const rules: Record<PdfRefusal, string> = {
  unreadable: 'documentType',
  locked: 'documentLocked',
  active: 'documentActive',
}
const refused = (refusal: PdfRefusal) =>
  new Problem('UNSUPPORTED_MEDIA_TYPE', { fields: { file: [{ rule: rules[refusal] }] } })

// As text, as what is bundled has no file to start a thread from. The process is started in the project's folder, where the library is found.
const program = `
const { parentPort, workerData: { bytes, title, unpackedMaxBytes } } = require('node:worker_threads')
globalThis.Uint8Array = new Proxy(Uint8Array, {
  construct(made, given) {
    if (typeof given[0] === 'number' && given[0] > unpackedMaxBytes) throw new RangeError('too large')
    return Reflect.construct(made, given)
  },
})
const rebuild = ${rebuildPdf.toString()}
rebuild(require('@cantoo/pdf-lib'), bytes, title).then(
  (rebuilt) => parentPort.postMessage(rebuilt),
  () => parentPort.postMessage({ refusal: 'unreadable' }),
)`

/** What a thread of its own says; nothing when it takes too long. A thread ends with its file, and its memory with it. */
async function rebuildAside(
  bytes: Uint8Array,
  title: string,
  timeoutMs: number,
): Promise<RebuiltPdf> {
  const worker = new Worker(program, {
    eval: true,
    workerData: { bytes, title, unpackedMaxBytes },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<RebuiltPdf>((resolve, reject) => {
      // Never a failure that is tried again: it would take as long again.
      timer = setTimeout(() => resolve({ refusal: 'unreadable' }), timeoutMs)
      worker.on('message', resolve)
      worker.on('error', (error) =>
        error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? resolve({ refusal: 'unreadable' })
          : reject(error instanceof Error ? error : new Error('the thread failed')),
      )
      worker.on('exit', () => reject(new Error('the thread ended')))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/** Whether the bytes begin and end as those of a PDF do. */
function isPdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tail = text.subarray(-tailBytes).toString('latin1')
  return (
    text.subarray(0, 5).toString('latin1') === '%PDF-' && /startxref\s+\d+\s+%%EOF\s*$/.test(tail)
  )
}

/**
 * A PDF written anew (`rebuildPdf`), at most 5 MiB before and after.
 * @param title what its readers show as its name
 * @param timeoutMs only tests change it
 * @throws Problem PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE for what is no PDF, is locked by a password, or runs or carries something
 */
export async function cleanDocument(
  bytes: Uint8Array,
  title: string,
  timeoutMs = usualTimeoutMs,
): Promise<CleanDocument> {
  if (bytes.byteLength > documentMaxBytes) throw tooLarge()
  if (!isPdf(bytes)) throw refused('unreadable')
  const rebuilt = await rebuildAside(bytes, title, timeoutMs)
  if (rebuilt.refusal !== null) throw refused(rebuilt.refusal)
  if (rebuilt.bytes.byteLength > documentMaxBytes) throw tooLarge()
  return rebuilt
}
