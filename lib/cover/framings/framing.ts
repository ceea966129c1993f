import type { Palette } from '../palette'

/** What every way of showing a subject is given. */
export interface View {
  /** The subject's drawing around (0, 0), its ground line. */
  subject: string
  /** It stands on land of its own. */
  isLand: boolean
  palette: Palette
  random: () => number
}

/** Draws 640 × 400 units; what matters stays in the middle 320 × 340, which every crop of a page keeps. */
export type Framing = (view: View) => string
