import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { shortenInlinePayload } from './inline-payload'

const written = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c')
const script = (text: string) => `<script>self.__next_f.push([1,${written(text)}])</script>`
const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const shortened = (html: string, type = 'text/html; charset=utf-8') =>
  shortenInlinePayload({
    status: 200,
    headers: { 'content-type': type },
    body: Buffer.from(html),
  }).body.toString()

/** What the browser reads from the scripts of a document. */
function payloadOf(html: string): string {
  const pushed: [number, string?][] = []
  for (const [, code = ''] of html.matchAll(/<script>(.*?)<\/script>/gs))
    runInNewContext(code, { self: { __next_f: { push: (row: [number]) => pushed.push(row) } } })
  return pushed.map(([, text = '']) => text).join('')
}

describe('shortenInlinePayload', () => {
  it('says the same in one script, whatever is in it', () => {
    const texts = ['0:"Jum\'at \\"kini\\" \\\\', ' </script><!-- \u2028 é\n', "1:'\\'\n"]
    const html = `<p>Isi</p>${start}${texts.map(script).join('')}</body>`
    const result = shortened(html)
    expect(result.match(/<script/g)).toHaveLength(2)
    expect(payloadOf(result)).toBe(texts.join(''))
    expect(result).toMatch(/^<p>Isi<\/p><script>.*<\/script><\/body>$/s)
    expect(result.length).toBeLessThan(html.length)
  })

  it('leaves out what the document has already', () => {
    const component = '5a:I[7,[],"StaticMarkup"]\n'
    const part = (more: string) => `${component}0:["$","$L5a",null,{"id":"a"${more}}]\n`
    const html = `<div id="a">Isi</div>${script(part(',"children":"Isi"'))}`
    expect(payloadOf(shortened(html))).toBe(part(''))
  })

  it.each([
    ['no page', script('0:1\n'), 'text/x-component'],
    ['without a payload', '<p>Isi</p><script>a()</script>', undefined],
    [
      'with a payload of another form',
      `${script('0:1\n')}<script>self.__next_f.push([3,"AAA="])</script>`,
      undefined,
    ],
  ])('leaves alone what is %s', (_, body, type) => {
    expect(shortened(body, type)).toBe(body)
  })
})
