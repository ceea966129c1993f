import { formCache } from './caches'

/** Whether the complaint form at this path opens without network. Its page is the last thing kept, so everything it needs is there too. */
export async function isFormCached(path: string): Promise<boolean> {
  if (!('caches' in window) || !(await caches.has(formCache))) return false
  return (await (await caches.open(formCache)).match(path, { ignoreSearch: true })) !== undefined
}
