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

/** @throws ContentError naming the file when it cannot be read */
export function readContentFile(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw unreadable(file, error)
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
