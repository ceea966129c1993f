import { readFlags } from './complaints/read-flags'
import { type Output, UsageError } from './output'

/** `media move`. @throws UsageError, CommandFailure, StartError */
export async function runMedia(
  action: string | undefined,
  args: readonly string[],
  output: Output,
): Promise<void> {
  if (action !== 'move') throw new UsageError(`Unknown command "media ${action ?? ''}"`)
  const flags = readFlags(
    args,
    {
      from: { type: 'string' },
      to: { type: 'string' },
      check: { type: 'boolean' },
      'delete-source': { type: 'boolean' },
    },
    [],
  )
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
