import { type FileHandle, open } from 'node:fs/promises'
import { CommandFailure } from './output'

/** Opens a file that is not there yet, readable by its owner only. @throws CommandFailure */
export const openNewFile = (file: string): Promise<FileHandle> =>
  open(file, 'wx', 0o600).catch((error: unknown) => {
    throw new CommandFailure(
      `${file}: ${error instanceof Error && 'code' in error && error.code === 'EEXIST' ? 'is there already; give a new file' : 'cannot be written'}`,
    )
  })
