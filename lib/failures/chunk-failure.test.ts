import { describe, expect, it } from 'vitest'
import { isChunkFailure } from './chunk-failure'

const failure = Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js'), {
  name: 'ChunkLoadError',
})

describe('isChunkFailure', () => {
  it.each([
    [failure, true],
    [new Error('Failed to load chunk /_next/static/chunks/a.js from module 1'), true],
    [new Error('Loading CSS chunk 7 failed'), true],
    [new TypeError('Failed to fetch dynamically imported module: https://a/b.js'), true],
    [new TypeError('Importing a module script failed.'), true],
    [new TypeError('Failed to fetch'), false],
    ['ChunkLoadError', false],
    [undefined, false],
  ])('%s: %s', (error, expected) => {
    expect(isChunkFailure(error)).toBe(expected)
  })
})
