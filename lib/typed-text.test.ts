import { describe, expect, it } from 'vitest'
import { line, optionalParagraph, paragraph } from './schemas/text'
import { capped, characterCount } from './typed-text'

const emoji = '\u{1F600}'

describe('characterCount', () => {
  it.each(['abcd', emoji.repeat(4), `  ${emoji}bcd \u200B`, 'cafe\u0301', 'a\r\nbc'])(
    'counts four in %j, as every rule does',
    (typed) => {
      expect(characterCount(typed)).toBe(4)
      const rules = [
        paragraph,
        (_: number, max: number) => optionalParagraph(max),
        ...(/[\r\n]/.test(typed) ? [] : [line]),
      ]
      for (const rule of rules)
        expect([rule(1, 4).safeParse(typed).success, rule(1, 3).safeParse(typed).success]).toEqual([
          true,
          false,
        ])
    },
  )
})

describe('capped', () => {
  it('leaves what fits, emoji too', () => {
    expect(capped(emoji.repeat(5), 10, 5)).toEqual({ text: emoji.repeat(5), caret: 10 })
  })

  it('drops the end of what was put in, at the end and in the middle, and no half character', () => {
    expect(capped(emoji.repeat(6), 12, 5)).toEqual({ text: emoji.repeat(5), caret: 10 })
    expect(capped(`ab${emoji}${emoji}cd`, 6, 5)).toEqual({ text: `ab${emoji}cd`, caret: 4 })
  })
})
