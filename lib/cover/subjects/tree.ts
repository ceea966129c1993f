import { paint } from '../palette'
import { at, path, rect } from '../shapes'

/** A round tree, 78 high at scale 1, standing on (x, y). */
export const tree = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    scale,
    rect(-3, -26, 6, 26, paint.bark) +
      path(
        'M0-78A20 20 0 0 1 19-60A17 17 0 0 1 22-30Q12-20 0-20T-22-30A17 17 0 0 1-19-60A20 20 0 0 1 0-78Z',
        paint.pine,
      ),
  )
