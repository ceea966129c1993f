/** Longest wait for a page or a file, milliseconds. A slow phone has it by then; a network that leads nowhere never would. */
const timeoutMs = 30_000

/** A page or a file of this site, without cookies: a copy holds nothing of the person who saves it. @throws when it cannot be had */
export async function fetchFile(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, {
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
    ...init,
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response
}
