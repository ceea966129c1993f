import { pageBreak } from '@/lib/search/page-breaks'
import type { DocumentBlock } from '@/lib/schemas/archives'
import { everyText } from '@/lib/search/every-text'

/** What a document says as the search reads it: its pages with a page break between them, so that a result can name the page. */
export function searchedBlocks(blocks: readonly DocumentBlock[]): string {
  const pages: string[] = []
  let page = 1
  for (const { kind: _kind, page: begins = page, ...texts } of blocks) {
    page = Math.max(page, begins)
    while (pages.length < page) pages.push('')
    pages[page - 1] = [pages[page - 1], ...everyText(texts)].filter(Boolean).join(' ')
  }
  return pages.join(pageBreak)
}
