type Close = () => Promise<unknown>

/**
 * Closes the parts of a group all at once, and a group after the one before: a part that is long at work keeps no other from being asked to stop,
 * and none is cut off because another failed.
 * @throws the first failure, after all were closed
 */
export async function closeParts(groups: readonly (readonly Close[])[]): Promise<void> {
  const failures: unknown[] = []
  for (const group of groups)
    for (const closed of await Promise.allSettled(group.map(async (close) => close())))
      if (closed.status === 'rejected') failures.push(closed.reason)
  if (failures.length > 0) throw failures[0]
}
