import { describe, expect, it } from 'vitest'
import { isRobot } from './is-robot'

describe('isRobot', () => {
  it.each([
    ['', true],
    ['   ', true],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['facebookexternalhit/1.1', true],
    ['WhatsApp/2.23.20.0', true],
    ['curl/8.5.0', true],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36', true],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      false,
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
      false,
    ],
    [
      'Mozilla/5.0 (Linux; Android 9; CUBOT) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
      false,
    ],
  ])('%j: %s', (userAgent, expected) => {
    expect(isRobot(userAgent)).toBe(expected)
  })
})
