/** The pages that open without network, by path. */
export const formPages = [
  '/aduan-warga/buat-aduan',
  '/aduan-warga/new/buat-aduan',
  '/en/aduan-warga/buat-aduan',
  '/en/aduan-warga/new/buat-aduan',
] as const

/** Path of the form that an address means, whatever its query says; undefined for every other page. */
export const formPageOf = (url: URL): string | undefined =>
  formPages.find((path) => path === url.pathname.replace(/\/$/, ''))

/**
 * Small public files that a form needs beside its program: places of villages and outlines, drawings of dialogs. Never an answer of
 * the API, whoever asks, and never a page.
 */
export const isFormFile = (url: URL): boolean =>
  /^\/data\/(?:village-centroids\/[\d.]+|regency-outlines)\.json$/.test(url.pathname)
