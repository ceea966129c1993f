/** Works on what a list yields, several at a time; the list is read no faster than that. @throws the first failure, when the others have ended */
export async function inParallel<Item>(
  items: AsyncGenerator<Item>,
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const worker = async () => {
    for (let next = await items.next(); !next.done; next = await items.next())
      await work(next.value)
  }
  const ended = await Promise.allSettled(
    Array.from({ length: width }, () =>
      worker().catch(async (error: unknown) => {
        // The other workers find the list at its end.
        await items.return(undefined)
        throw error
      }),
    ),
  )
  for (const { status, reason } of ended.filter((each) => each.status === 'rejected'))
    if (status === 'rejected') throw reason
}
