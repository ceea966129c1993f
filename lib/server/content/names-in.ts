import { existsSync, readdirSync } from 'node:fs'

/** Names in a folder that end in `suffix`, in alphabetical order without hidden ones; no folder, no names. */
export const namesIn = (folder: string, suffix = '') =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(suffix) && !name.startsWith('.'))
        .sort()
    : []
