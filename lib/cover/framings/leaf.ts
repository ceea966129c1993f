import { cloud } from '../cloud'
import { path, rect } from '../shapes'
import { onField } from './field'
import type { Framing } from './framing'

const panel =
  'M310 22H490Q514 22 514 46V214A164 164 0 0 1 350 378H150Q126 378 126 354V206A184 184 0 0 1 310 22Z'
const sprig = 'M0 0Q40-70 130-100Q110-10 0 0M0 0Q-16-80 40-150Q74-70 0 0M0 0Q80-10 140 50Q50 66 0 0'

/** Close, on the leaf that panels of the portal have. */
export const leaf: Framing = (view) => {
  const { palette: q, random } = view
  const isLeft = random() < 0.5
  return (
    rect(0, 0, 640, 400, q.l) +
    cloud(random, !isLeft, q) +
    `<g transform="${isLeft ? 'translate(0 400)' : 'translate(640 400) scale(-1 1)'}">${path(sprig, q.m)}</g>` +
    path(panel, q.p) +
    onField(view, { shape: `<path d="${panel}"/>`, ground: 332, scale: view.isLand ? 1.2 : 1.34 })
  )
}
