/** How long a page may take on a weak network before the kept one is shown, milliseconds. */
const patienceMs = 4_000

const tooSlow = Symbol('too slow')

/**
 * The page as the server gives it now, else the one kept on the device: without network, when the server is in trouble, or when it
 * takes longer than 4 seconds.
 * @throws what `fresh` throws when nothing is kept
 */
export async function networkFirst(
  fresh: () => Promise<Response>,
  cached: () => Promise<Response | undefined>,
  waitMs = patienceMs,
): Promise<Response> {
  const response = fresh()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = new Promise<typeof tooSlow>((resolve) => {
    timer = setTimeout(() => resolve(tooSlow), waitMs)
  })
  const first = await Promise.race([response, wait]).catch(() => tooSlow)
  clearTimeout(timer)
  if (first instanceof Response && first.status < 500) return first
  return (await cached()) ?? response
}
