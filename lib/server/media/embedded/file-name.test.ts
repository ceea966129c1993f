import { expect, test } from 'vitest'
import { shownFileName } from './file-name'

test('keeps an ordinary name and corrects its ending', () => {
  expect(shownFileName('Jalan rusak.JPEG', 'image/jpeg')).toBe('Jalan rusak.jpg')
})

test.each([
  ['../../etc/passwd', 'passwd.png'],
  ['C:\\foto\\a.b.png', 'a.b.png'],
  ['.jpg', 'foto.png'],
  ['', 'foto.png'],
  ['a\u0000b\u202Egnp.exe', 'abgnp.png'],
  ['<img src=x>.png', 'img src=x.png'],
])('makes %j harmless', (given, shown) => expect(shownFileName(given, 'image/png')).toBe(shown))

test('cuts long names between characters', () => {
  expect(Array.from(shownFileName(`${'😀'.repeat(200)}.png`, 'image/png'))).toHaveLength(84)
})
