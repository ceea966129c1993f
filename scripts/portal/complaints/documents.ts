import { readFile, stat } from 'node:fs/promises'
import { isProblem } from '@/lib/errors'
import { documentTitle, documentTitleEn } from '@/lib/schemas/complaint-documents'
import { documentMaxBytes, documentsMax, documentTitleRange } from '@/lib/schemas/limits'
import type { HandlingPort } from '@/lib/server/complaints/ports'
import { CommandFailure, type Output, UsageError } from '../output'
import type { ParsedArguments } from '../parse-arguments'

interface ReadDocument {
  path: string
  bytes: Uint8Array
  title: string
  titleEn: string
}

/** The titles of an option, checked. @throws UsageError */
function titlesOf(
  flags: ParsedArguments,
  option: string,
  schema: typeof documentTitle | typeof documentTitleEn,
): string[] {
  return flags.texts(option).map((text) => {
    const parsed = schema.safeParse(text)
    if (!parsed.success)
      throw new UsageError(`--${option} has ${documentTitleRange.join(' to ')} characters: ${text}`)
    return parsed.data
  })
}

/**
 * Reads the documents of --document with their --title, in the same order, before anything is written.
 * @throws UsageError when titles lack or are too many, CommandFailure naming the first file that is missing or too large
 */
export async function readDocuments(flags: ParsedArguments): Promise<ReadDocument[]> {
  const paths = flags.texts('document')
  const titles = titlesOf(flags, 'title', documentTitle)
  const english = titlesOf(flags, 'title-en', documentTitleEn)
  if (paths.length > documentsMax)
    throw new UsageError(`A step has ${documentsMax} documents at most`)
  if (titles.length !== paths.length)
    throw new UsageError('Give each --document a --title, in the same order')
  if (english.length > 0 && english.length !== paths.length)
    throw new UsageError('Give each --document a --title-en, or none ("" leaves one out)')
  const documents: ReadDocument[] = []
  for (const [index, path] of paths.entries()) {
    const facts = await stat(path).catch(() => null)
    if (facts && facts.size > documentMaxBytes)
      throw new CommandFailure(`${path}: is larger than ${documentMaxBytes / 1_048_576} MiB`)
    const bytes = await readFile(path).catch(() => {
      throw new CommandFailure(`${path}: cannot be read`)
    })
    documents.push({
      path,
      bytes,
      title: titles[index] ?? '',
      titleEn: english[index] ?? '',
    })
  }
  return documents
}

const reasons: Record<string, string> = {
  documentType: 'is no PDF that can be read',
  documentLocked: 'is locked by a password; save it without one',
  documentActive:
    'holds a script, an attachment or a command that opens files; print it to a plain PDF',
}

/**
 * Uploads documents for the action that follows and says which of them lost an electronic signature.
 * @returns their ids @throws CommandFailure naming a file that is refused; Problem as `HandlingPort.addDocument`
 */
export async function uploadDocuments(
  handling: HandlingPort,
  number: string,
  documents: readonly ReadDocument[],
  actor: string,
  { print }: Output,
): Promise<string[]> {
  const ids: string[] = []
  for (const { path, ...document } of documents) {
    try {
      const stored = await handling.addDocument(number, { ...document, actor })
      if (stored.is_signature_removed)
        print(`${path}: is kept as a copy without its electronic signature`)
      ids.push(stored.id)
    } catch (error) {
      if (!isProblem(error) || error.code !== 'UNSUPPORTED_MEDIA_TYPE') throw error
      const rule = error.details.fields?.file?.[0]?.rule ?? 'documentType'
      throw new CommandFailure(`${path}: ${reasons[rule] ?? reasons.documentType}`)
    }
  }
  return ids
}
