import { expect, it } from 'vitest'
import { calendarFileHref } from './paths'

it('names calendar files by language and event', () => {
  expect([calendarFileHref('id'), calendarFileHref('en', 5000)]).toEqual([
    '/kalender/id/agenda.ics',
    '/kalender/en/5000.ics',
  ])
})
