import { expect, test } from '@playwright/test'

const pages = ['/', '/berita', '/layanan', '/selayang-pandang', '/en/tentang-jawa-barat']
/** Elements that a lean page puts in the place of others, and what may hold words only. */
const boxes = 'details, div, ul, ol, table, p'
const wordsOnly = 'p, h1, h2, h3, h4, h5, h6, summary > span, label, button'

/** Elements with their depth, as they are written and as the browser makes them of that. */
function bothTrees(html: string) {
  const isVoid = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
  const isText = /^(?:script|style|textarea|title)$/
  const tag = /<!--[\s\S]*?-->|<(\/?)([a-z][\w:-]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi
  const written: string[] = []
  let depth = 0
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    const [whole, closing, name = ''] = found
    const element = name.toLowerCase()
    if (closing) depth -= 1
    else if (element !== '') {
      written.push(`${depth} ${element}`)
      if (isText.test(element)) tag.lastIndex = html.indexOf(`</${name}`, tag.lastIndex)
      if (!isVoid.test(element) && !whole.endsWith('/>')) depth += 1
    }
  }
  const parsed: string[] = []
  const walk = (element: Element, at: number) => {
    parsed.push(`${at} ${element.localName.toLowerCase()}`)
    for (const child of element.children) walk(child, at + 1)
  }
  const tree = new DOMParser().parseFromString(html, 'text/html')
  walk(tree.documentElement, 0)
  return { written, parsed }
}

for (const path of pages) {
  test(`the lean form of ${path} is read as it is written`, async ({ page, request }) => {
    const answer = await request.get(path, { headers: { 'Save-Data': 'on' } })
    const html = await answer.text()
    expect(html).toContain('data-low-data="no-script"')
    const { written, parsed } = await page.evaluate(bothTrees, html)
    expect(written.length).toBeGreaterThan(100)
    // What a browser moves, closes or adds makes all that follows differ; the first few say where.
    const at = written.findIndex((element, place) => element !== parsed[place])
    expect(written.slice(at - 5, at + 3)).toEqual(parsed.slice(at - 5, at + 3))
    expect(written.length).toBe(parsed.length)
    await page.setContent(html.replaceAll(/<script[\s\S]*?<\/script>/g, ''))
    const misplaced = await page
      .locator(`:is(${wordsOnly}) :is(${boxes})`)
      .evaluateAll((elements) => elements.map((element) => element.outerHTML.slice(0, 200)))
    expect(misplaced).toEqual([])
  })
}
