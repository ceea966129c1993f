import { expect, it } from 'vitest'
import { calendarFileHref } from './paths'

it('names calendar files by language and event', () => {
  expect(calendarFileHref('en', 5000)).toBe('/kalender/en/5000.ics')
})
