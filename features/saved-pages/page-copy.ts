import { fetchFile } from './queries'

/** A page as it is kept: its markup, and the styles and the picture that it needs. */
export interface PageCopy {
  html: string
  bytes: number
  /** The content policy it came with; its scripts are the same. */
  policy: string
  files: { path: string; body: ArrayBuffer; type: string }[]
}

const lineLook =
  'border-b border-line bg-subtle px-5 py-3 text-small font-semibold text-heading print:hidden'

/** Writes the line that says how old the copy is, and takes out what works only with network. @returns paths of the files it needs */
function prepare(page: Document, line: string): string[] {
  const note = page.createElement('aside')
  note.className = lineLook
  note.textContent = line
  page.querySelector('main')?.before(note)
  for (const dead of page.querySelectorAll('.low-data-note, [data-low-data-switch]')) dead.remove()
  const pictures = [
    ...page.querySelectorAll<HTMLDetailsElement>('details.low-data-picture'),
  ].filter((box) => box.querySelector('[data-lead-picture]'))
  for (const box of pictures) {
    box.open = true
    box.querySelector('img')?.removeAttribute('loading')
  }
  const addresses = [
    ...[...page.querySelectorAll('link[rel="stylesheet"]')].map((link) =>
      link.getAttribute('href'),
    ),
    ...pictures.map((box) => box.querySelector('img')?.getAttribute('src')),
  ]
  return addresses.flatMap((address) => (address?.startsWith('/') ? [address] : []))
}

/**
 * Fetches a page in the form for people who save data, which can be read without any script, and makes a copy of it.
 * @param line says on the copy when it was made
 * @throws when the page or a file cannot be had
 */
export async function copyPage(path: string, line: string): Promise<PageCopy> {
  const response = await fetchFile(path, { headers: { 'Save-Data': 'on' } })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const needed = prepare(page, line)
  const files = await Promise.all(
    needed.map(async (address) => {
      const file = await fetchFile(address)
      return {
        path: address,
        body: await file.arrayBuffer(),
        type: file.headers.get('Content-Type') ?? 'application/octet-stream',
      }
    }),
  )
  const html = `<!doctype html>${page.documentElement.outerHTML}`
  return {
    html,
    bytes: new TextEncoder().encode(html).byteLength,
    policy:
      response.headers.get('Content-Security-Policy') ??
      "default-src 'none'; style-src 'self'; img-src 'self'",
    files,
  }
}
