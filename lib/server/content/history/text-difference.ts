import { createTwoFilesPatch } from 'diff'
import type { DraftFiles } from '../draft-content'

/** Edits above which two texts count as completely different; the smallest difference of longer ones would take seconds. */
const editMax = 2_000

/** The item of a list stands on one line where it is kept, but editors know it as an export writes it. */
const asExported = ({ position, text }: DraftFiles[number]) =>
  position === null ? text : `${JSON.stringify(JSON.parse(text), null, 2)}\n`

/** What a file is within its item, whatever editors call it: the text of an article in a language, or the only file. */
const partOf = ({ file }: DraftFiles[number]) => file.split('/').slice(1).join('/')

/** Both texts one after the other, for those that have hardly a line in common. */
const whole = (nameBefore: string, nameAfter: string, before: string, after: string) =>
  [
    `--- ${nameBefore}`,
    `+++ ${nameAfter}`,
    ...before.split('\n').map((line) => `-${line}`),
    ...after.split('\n').map((line) => `+${line}`),
  ].join('\n')

/**
 * What differs between the files of two versions, line by line as `diff -u` writes it; files that are the same are left out.
 * @param names of the two versions, for the heads
 * @returns '' when nothing differs
 */
export function textDifference(
  before: DraftFiles,
  after: DraftFiles,
  [nameBefore, nameAfter]: readonly [string, string],
): string {
  const textOf = (file: DraftFiles[number] | undefined) =>
    file ? asExported(file).replaceAll('\r\n', '\n') : ''
  const parts = [...new Set([...before, ...after].map(partOf))].toSorted()
  return parts
    .flatMap((part) => {
      const isPart = (file: DraftFiles[number]) => partOf(file) === part
      const [old, present] = [before.find(isPart), after.find(isPart)]
      const [one, other] = [textOf(old), textOf(present)]
      if (one === other) return []
      const [from = '', to = ''] = [old?.file ?? present?.file, present?.file ?? old?.file]
      const patch = createTwoFilesPatch(from, to, one, other, nameBefore, nameAfter, {
        context: 3,
        maxEditLength: editMax,
        headerOptions: { includeIndex: false, includeUnderline: false, includeFileHeaders: true },
      })
      return [(patch ?? whole(from, to, one, other)).trimEnd()]
    })
    .join('\n')
}
