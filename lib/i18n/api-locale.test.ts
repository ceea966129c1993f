import { describe, expect, it } from 'vitest'
import { apiLocale } from './api-locale'

describe('apiLocale', () => {
  it.each([
    ['en', 'id', 'en'],
    [undefined, 'en-US,en;q=0.9,id;q=0.8', 'en'],
    [undefined, 'fr,id;q=0.5,en;q=0.4', 'id'],
    [undefined, 'en;q=0,de', 'id'],
    ['xx', undefined, 'id'],
    [undefined, undefined, 'id'],
  ])('reads Content-Language %s and Accept-Language %s as %s', (content, accept, locale) => {
    expect(apiLocale(content, accept)).toBe(locale)
  })
})
