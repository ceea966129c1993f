import { expect } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { expectAccessible } from '../support/accessible'
import { languages } from '../support/messages'
import { expectIdsOnce } from '../support/ids'
import { expectNoSidewaysScroll } from '../support/overflow'
import { test, type WindowSize } from './crawler'
import { expectPicture } from './picture'
import { isPictured, pictureTag } from './pictures'
import { openStates } from './states'

for (const { name, path, only, open } of openStates) {
  for (const language of languages) {
    const isPicturedIn = (size: WindowSize) => isPictured(name, size, language.lang)
    const tag = isPicturedIn('phone') || isPicturedIn('wide') ? pictureTag : []
    const title = `${name} is accessible and fits every window (${language.lang})`
    test(title, { tag }, async ({ crawlers }) => {
      for (const crawler of crawlers.filter((each) => only === undefined || each.size === only)) {
        const { page, size, visit, noise } = crawler
        await visit(localePath(language.lang, path))
        await open(page, language)
        await expectAccessible(page, { message: size })
        await expectNoSidewaysScroll(page, size)
        await expectIdsOnce(page, size)
        await expectPicture(crawler, language.lang, name)
        expect(noise(), `${size}: console and other hosts`).toEqual([])
        await page.unrouteAll()
      }
    })
  }
}
