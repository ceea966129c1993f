import { describe, expect, it } from 'vitest'
import { pageWindow } from './page-window'

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 48, [1, 2, null, 48]],
    [3, 48, [1, 2, 3, 4, null, 48]],
    [4, 48, [1, 2, 3, 4, 5, null, 48]],
    [24, 48, [1, null, 23, 24, 25, null, 48]],
    [48, 48, [1, null, 47, 48]],
    [2, 3, [1, 2, 3]],
  ])('page %i of %i shows %j', (page, total, expected) => {
    expect(pageWindow(page, total)).toEqual(expected)
  })
})
