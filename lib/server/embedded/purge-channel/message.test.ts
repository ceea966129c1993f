import { expect, test } from 'vitest'
import { parseMessage, messageText } from './message'

test('a change reaches others, not the one who told it', () => {
  const text = messageText('a', ['news', 'areas', 'news'])
  expect(parseMessage(text, 'b')).toEqual(['news', 'areas'])
  expect(parseMessage(text, 'a')).toBeNull()
})

test('more than one message holds means everything', () => {
  const text = messageText(
    'a',
    Array.from({ length: 1_000 }, (_, at) => `tag-${at}`),
  )
  expect(Buffer.byteLength(text)).toBeLessThan(8_000)
  expect(parseMessage(text, 'b')).toEqual(['*'])
})

test.each(['', '{', '{"tags":"news"}', '[]'])(
  'what cannot be read means everything: %j',
  (text) => {
    expect(parseMessage(text, 'b')).toEqual(['*'])
  },
)
