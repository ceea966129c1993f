import { expect } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { expectAccessible } from '../support/accessible'
import { languages } from '../support/messages'
import { expectNoSidewaysScroll } from '../support/overflow'
import { test } from './crawler'
import { openStates } from './states'

for (const { name, path, only, open, leave } of openStates) {
  for (const language of languages) {
    test(`${name} is accessible and fits every window (${language.lang})`, async ({ crawlers }) => {
      for (const { page, size, noise } of crawlers.filter(
        (each) => only === undefined || each.size === only,
      )) {
        await page.goto(localePath(language.lang, path))
        await open(page, language)
        await expectAccessible(page, { message: size })
        await expectNoSidewaysScroll(page, size)
        expect(noise(), `${size}: console and other hosts`).toEqual([])
        await leave?.(page, language)
        await page.unrouteAll()
      }
    })
  }
}
