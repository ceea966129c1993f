import { createTwoFilesPatch } from 'diff'
import type { DraftFiles } from '../draft-content'

/** Edits above which two texts count as completely different; the smallest difference of longer ones would take seconds. */
const editMax = 2_000

/** The item of a list stands on one line where it is kept, but editors know it as an export writes it. */
const asExported = ({ position, text }: DraftFiles[number]) =>
  position === null ? text : `${JSON.stringify(JSON.parse(text), null, 2)}\n`

/** Both texts one after the other, for those that have hardly a line in common. */
const whole = (file: string, before: string, after: string) =>
  [
    `--- ${file}`,
    `+++ ${file}`,
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
  const textOf = (files: DraftFiles, name: string) => {
    const found = files.find(({ file }) => file === name)
    return found ? asExported(found).replaceAll('\r\n', '\n') : ''
  }
  const names = [...new Set([...before, ...after].map(({ file }) => file))].toSorted()
  return names
    .flatMap((name) => {
      const [one, other] = [textOf(before, name), textOf(after, name)]
      if (one === other) return []
      const patch = createTwoFilesPatch(name, name, one, other, nameBefore, nameAfter, {
        context: 3,
        maxEditLength: editMax,
        headerOptions: { includeIndex: false, includeUnderline: false, includeFileHeaders: true },
      })
      return [(patch ?? whole(name, one, other)).trimEnd()]
    })
    .join('\n')
}
