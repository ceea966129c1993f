import { describe, expect, it } from 'vitest'
import { fileSize } from './file-size'

describe('fileSize', () => {
  it.each([
    [512, 'bytes', 512],
    [1024, 'kilobytes', 1],
    [12_573, 'kilobytes', 12.3],
    [1_048_575, 'megabytes', 1],
    [4_404_019, 'megabytes', 4.2],
  ])('says %i bytes in %s', (bytes, unit, value) => {
    expect(fileSize(bytes)).toEqual({ unit, value })
  })
})
