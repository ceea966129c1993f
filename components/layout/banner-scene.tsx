declare module 'react' {
  interface CSSProperties {
    '--scene'?: string
  }
}

/** Drawings in `public/img`: `scene-{name}.svg`, what is dark on the left, what is lit on the right, each 640 × 240. */
export type Scene =
  | 'angklung-stage'
  | 'bamboo-bars'
  | 'braga-kites'
  | 'family-tree'
  | 'gedung-sate'
  | 'rice-terraces'
  | 'road-crew'
  | 'service-saung'
  | 'stone-and-gate'
  | 'tea-garden'
  | 'volcanoes'

interface BannerSceneProps {
  scene: Scene
  /** Small, below what else stands on the right. */
  isLow: boolean
}

/**
 * The scene of a section on the right of its banner, under the sky of the hour. It is a mask over plain colours, as the clouds are: a
 * picture would be the largest paint of most pages, and come after their words.
 */
export function BannerScene({ scene, isLow }: BannerSceneProps) {
  return (
    <div
      aria-hidden="true"
      className={isLow ? 'banner-scene low' : 'banner-scene'}
      style={{ '--scene': `url(/img/scene-${scene}.svg)` }}
    />
  )
}
