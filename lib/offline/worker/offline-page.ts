/** The pages that say that there is no network, one per language. */
export const offlinePages = ['/luring', '/en/luring'] as const

/** The offline page in the language of an address. */
export const offlinePageOf = ({ pathname }: URL): (typeof offlinePages)[number] =>
  /^\/en(?:\/|$)/.test(pathname) ? '/en/luring' : '/luring'

const isOwn = /^\/(?:v1|open311|preview|_next)(?:\/|$)/

/** Whether an address leads to a page of the portal: no file, no answer of the API, no preview. */
export const isPageAddress = ({ pathname }: URL): boolean =>
  !isOwn.test(pathname) && !pathname.slice(pathname.lastIndexOf('/')).includes('.')
