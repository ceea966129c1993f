import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'

const pages = ['/', '/berita', '/layanan', '/selayang-pandang', '/en/tentang-jawa-barat']

/** What stands where, as the standard allows it; the entry takes elements out of lean pages and puts others in their place. */
const validator = new HtmlValidate({
  root: true,
  extends: [],
  rules: {
    'close-order': 'error',
    'element-permitted-content': 'error',
    'element-permitted-occurrences': 'error',
    'element-permitted-order': 'error',
    'element-permitted-parent': 'error',
    'element-required-ancestor': 'error',
    'element-required-content': 'error',
    'no-dup-attr': 'error',
    'no-dup-id': 'error',
    'void-content': 'error',
  },
})

for (const path of pages) {
  test(`the lean form of ${path} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(path, { headers: { 'Save-Data': 'on' } })).text()
    expect(html).toContain('data-low-data="no-script"')
    const { results } = await validator.validateString(html)
    const found = results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)
    expect(found).toEqual([])
  })
}
