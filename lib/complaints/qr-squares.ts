import { generate } from 'lean-qr'

/** Modules of quiet ground around a code (ISO/IEC 18004). */
export const quietModules = 4

export interface QrSquares {
  /** Modules along one side, quiet ground included. */
  size: number
  /** Runs of dark modules, in modules from the left and the top. */
  runs: { x: number; y: number; width: number }[]
}

/** A text as QR code, as rows of dark runs: crisp at any size on paper. Made here, nothing is asked on the network. */
export function qrSquares(text: string): QrSquares {
  const code = generate(text)
  const runs: QrSquares['runs'] = []
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y)) continue
      const start = x
      while (code.get(x + 1, y)) x += 1
      runs.push({ x: start + quietModules, y: y + quietModules, width: x - start + 1 })
    }
  }
  return { size: code.size + 2 * quietModules, runs }
}
