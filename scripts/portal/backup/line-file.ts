import { closeSync, createReadStream, openSync, writeSync } from 'node:fs'

const flushChars = 65_536

/** Writes a new file of lines, readable by its owner only. @param write adds lines, each with its end */
export async function writeLines<Result>(
  file: string,
  write: (add: (line: string) => void) => Promise<Result>,
): Promise<Result> {
  const handle = openSync(file, 'wx', 0o600)
  try {
    let text = ''
    const result = await write((line) => {
      text += line
      if (text.length < flushChars) return
      writeSync(handle, text)
      text = ''
    })
    writeSync(handle, text)
    return result
  } finally {
    closeSync(handle)
  }
}

/** The lines of a stream of ASCII. Not readline's: that one swallows failures of what it reads. */
export async function* linesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of source) {
    const lines = (
      rest + Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('latin1')
    ).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

export const linesOfFile = (file: string) =>
  linesOf(createReadStream(file) as AsyncIterable<Buffer>)
