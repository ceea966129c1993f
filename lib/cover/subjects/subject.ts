import type { Hue, Palette } from '../palette'

export interface Subject {
  /** Hues that suit it; the seed picks one. */
  hues: readonly [Hue, ...Hue[]]
  /** Brings its own land or water, which reaches 400 to both sides and 90 below the ground line. */
  isLand?: true
  /** Draws around (0, 0), the middle of the ground line; what tells it is at most 300 wide and 200 high. */
  draw: (q: Palette) => string
}
