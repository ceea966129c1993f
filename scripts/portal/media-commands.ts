import { type Output, UsageError } from './output'
import type { ParsedArguments } from './parse-arguments'

/** `media move`. @throws UsageError, CommandFailure, StartError */
export async function moveMedia(flags: ParsedArguments, output: Output): Promise<void> {
  const [from, to, isCheck, isDeleting] = [
    flags.text('from'),
    flags.text('to'),
    flags.isSet('check'),
    flags.isSet('delete-source'),
  ]
  if (from === undefined && to === undefined)
    throw new UsageError('Name the other store with --to or --from')
  if (isCheck && isDeleting) throw new UsageError('--check deletes nothing')
  const { moveBetween } = await import('./media/move-between')
  return moveBetween({ from, to, isCheck, isDeleting }, output)
}
