import { describe, expect, it } from 'vitest'
import { missingScriptWatch } from '@/lib/script-reload'
import { watchFirst } from './watch-first'

const watch = `<script>${missingScriptWatch}</script>`
const page = (body: string, type = 'text/html; charset=utf-8') => ({
  status: 200,
  headers: { 'content-type': type },
  body: Buffer.from(body),
})
const bodyOf = (html: string, type?: string) => watchFirst(page(html, type)).body.toString()

describe('watchFirst', () => {
  it.each([
    '<link rel="stylesheet" href="/a.css"/>',
    '<script src="/a.js" async=""></script>',
    '<link rel="preload" as="script" href="/a.js"/>',
  ])('puts the watch before %s, behind the character set', (fetched) => {
    const before = '<html lang="id" title="é"><head><meta charSet="utf-8"/>'
    expect(bodyOf(`${before}${fetched}<title>x</title>${watch}<script>1</script></head>`)).toBe(
      `${before}${watch}${fetched}<title>x</title><script>1</script></head>`,
    )
  })

  it('leaves a page that has it first, or not at all, and what is no page', () => {
    for (const html of [`<head>${watch}<link rel="icon"></head>`, '<head><link rel="icon"></head>'])
      expect(bodyOf(html)).toBe(html)
    const data = `<link>${watch}`
    expect(bodyOf(data, 'application/json')).toBe(data)
  })
})
