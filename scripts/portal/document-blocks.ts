import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { documentTextMax } from '@/lib/schemas/archives'
import { ContentError } from '@/lib/server/content/content-error'
import { blocksOfText } from '@/lib/server/content/types/blocks-of-text'
import type { Output } from './output'
import type { ParsedArguments } from './parse-arguments'

/** Prints the blocks of a text with page breaks as JSON. @throws ContentError when it cannot be read, is empty or too long */
export function printBlocks(
  { positionals: [given = ''] }: ParsedArguments,
  { print }: Output,
): Promise<void> {
  const blocks = blocksOfText(read(resolve(given)))
  if (blocks.length === 0) throw new ContentError(`${given}: holds no text`)
  print(JSON.stringify(blocks, null, 2))
  return Promise.resolve()
}

function read(file: string): string {
  try {
    const text = readFileSync(file, 'utf8')
    if (text.length <= documentTextMax) return text
  } catch (error) {
    throw new ContentError(`${file}: cannot be read`, { cause: error })
  }
  throw new ContentError(`${file}: is longer than ${documentTextMax} characters; split it`)
}
