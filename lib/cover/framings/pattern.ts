import { oneOf } from '../random'
import { disc, path, rect } from '../shapes'
import { onField } from './field'
import type { Framing } from './framing'

/** One cell of a pattern, 64 wide and high. */
const cells = {
  kawung:
    'M32 30Q14 18 4 4Q26 8 32 30M34 30Q50 18 60 4Q38 8 34 30M32 34Q14 46 4 60Q26 56 32 34M34 34Q50 46 60 60Q38 56 34 34',
  bilik:
    'M4 4h26v8H4zM4 18h26v8H4zM38 34h8v26h-8zM52 34h8v26h-8zM4 38h26v8H4zM4 52h26v8H4zM38 2h8v26h-8zM52 2h8v26h-8z',
  tumpal: 'M0 64L32 8L64 64H50L32 32L14 64Z',
} as const

/** In a round field on a pattern of cloth or wickerwork. */
export const pattern: Framing = (view) => {
  const { palette: q, random } = view
  const cell = cells[oneOf(random, ['kawung', 'bilik', 'tumpal'])]
  const [base, line] = oneOf(random, [[q.d, q.m] as const, [q.l, q.s] as const])
  return (
    `<pattern id="n1" width="64" height="64" patternUnits="userSpaceOnUse">${path(cell, line)}</pattern>` +
    rect(0, 0, 640, 400, base) +
    rect(0, 0, 640, 400, 'url(#n1)') +
    disc(320, 200, 180, q.a) +
    disc(320, 200, 170, q.p) +
    onField(view, {
      shape: '<circle cx="320" cy="200" r="170"/>',
      ground: 292,
      scale: view.isLand ? 1 : 1.12,
    })
  )
}
