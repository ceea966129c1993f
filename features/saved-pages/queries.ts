/** A page or a file of this site, without cookies: a copy holds nothing of the person who saves it. @throws when it cannot be had */
export async function fetchFile(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, { credentials: 'omit', ...init })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response
}
