export const megabyte = 1_048_576

/** What may be kept at most; beyond it a person decides what goes. */
export const limits = { pages: 50, bytes: 20 * megabyte } as const

/** Saving would break a limit. */
export class SavedFull extends Error {
  override name = 'SavedFull'

  constructor(readonly limit: keyof typeof limits) {
    super(`saved pages: too many ${limit}`)
  }
}
