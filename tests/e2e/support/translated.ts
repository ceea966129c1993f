import type { Page } from '@playwright/test'

/** What a browser's translator does to a page, as Chrome and Edge do it: each text gives way to a `<font>`, now and when it comes. The words stay. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const untouched = 'script, style, textarea, option, title, noscript, svg, font'
    const translate = (root: Node) => {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      while (walk.nextNode()) texts.push(walk.currentNode as Text)
      for (const text of texts) {
        if (!text.data.trim() || !text.isConnected || text.parentElement?.closest(untouched))
          continue
        const translation = document.createElement('font')
        translation.append(document.createElement('font'))
        translation.firstElementChild?.append(text.data)
        text.replaceWith(translation)
      }
    }
    translate(document.body)
    new MutationObserver((records) => {
      // Translations come from elsewhere, some time later.
      setTimeout(() => {
        for (const { addedNodes } of records) for (const node of addedNodes) translate(node)
      }, 50)
    }).observe(document.body, { childList: true, subtree: true })
  })
}
