import { isApiPath, matchPage } from '@/lib/server/http/routes'

const drawings = '/sampul/[subject]/[file]'
const otherPages = '/[...]'

/** Whether a path is a page that counts as a visit: a known page, but no file, cover image, preview or not-found page. */
export function isPortalPage(address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? ''
  if (isApiPath(path)) return false
  const { pattern, sharing, sentAs } = matchPage(path).route
  return (
    sharing === 'shared' &&
    sentAs === undefined &&
    pattern !== otherPages &&
    pattern !== drawings &&
    !/\.|\[file\]/.test(pattern.replace('/[...]', ''))
  )
}
