/** Part of the window's height at which a sheet opens; a drag that ends above it fills the window (specification, section 9). */
const sheetNormalShare = 0.75
/** A drag that ends below this part of the window's height closes the sheet (specification, section 9). */
const sheetCloseShare = 0.4

export type SheetSize = 'NORMAL' | 'FULL'

/** Part of the window's height that a resting sheet takes. */
export const shareOf = (size: SheetSize) => (size === 'FULL' ? 1 : sheetNormalShare)

/**
 * What becomes of a sheet that is let go of; the two bounds themselves belong to the normal size.
 * @param share part of the window's height it had, 0 to 1
 */
export function sheetOutcome(share: number): SheetSize | 'CLOSED' {
  if (share > sheetNormalShare) return 'FULL'
  return share < sheetCloseShare ? 'CLOSED' : 'NORMAL'
}
