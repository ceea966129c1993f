import { readdirSync, readFileSync } from 'node:fs'
import { ContentError } from './content-error'

const reasons: Record<string, string> = {
  ENOENT: 'is missing',
  ENOTDIR: 'is no folder',
  EISDIR: 'is a folder',
}

/**
 * What a file or folder of editors is called that the system does not let be read.
 * @throws what was given when it is no failure of the system
 */
export function unreadable(path: string, error: unknown): ContentError {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) throw error
  return new ContentError(`${path}: ${reasons[error.code] ?? `cannot be read (${error.code})`}`, {
    cause: error,
  })
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw unreadable(file, error)
  }
}

// With its byte order mark: an export writes what the editor wrote.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** @throws ContentError naming the file when it cannot be read, or is written in another encoding, of which letters would be lost */
export function readContentFile(file: string): string {
  const bytes = bytesOf(file)
  if (bytes.includes(0))
    throw new ContentError(`${file}: holds the sign U+0000; save it in UTF-8, as plain text`)
  try {
    return utf8.decode(bytes)
  } catch (error) {
    throw new ContentError(`${file}: is not written in UTF-8; save it so`, { cause: error })
  }
}

/** The names in a folder. @throws ContentError naming the folder when it cannot be read */
export function namesInFolder(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    throw unreadable(folder, error)
  }
}
