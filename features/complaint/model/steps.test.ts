import { describe, expect, it } from 'vitest'
import { nextStep, previousStep, stepOf } from './steps'

describe('steps', () => {
  it('does nothing when going back from the first step', () => {
    expect(previousStep(1)).toBe(1)
  })

  it('does nothing when going on from the last step', () => {
    expect(nextStep(4)).toBe(4)
  })

  it('moves by one in between', () => {
    expect([nextStep(1), previousStep(3)]).toEqual([2, 2])
  })

  it.each([
    ['data_wargi.phone', 1],
    ['informasi_aduan.title', 2],
    ['foto_aduan.images.0.file_download_uri', 3],
    ['lokasi_aduan.city_id', 4],
    ['something.else', null],
    ['data_wargiX', null],
  ])('finds the step of %s', (path, step) => {
    expect(stepOf(path)).toBe(step)
  })
})
