/** A page or a file of this site, without cookies: a copy holds nothing of the person who saves it. @throws when it cannot be had */
export async function fetchFile(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(path, { credentials: 'omit', ...init })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer
}
