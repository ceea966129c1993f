/** One picture of the hero. */
export interface Scene {
  id: number
  /** Root-relative address of a drawing of 1440 by 720. */
  image: string
  title: string
  link?: string | undefined
}

/** A drawing taken apart, so that its clouds can drift: everything else below, the clouds above. */
interface Layers {
  ground: string
  clouds: readonly string[]
}

const layered: Record<string, Layers> = {
  '/img/hero-1-gedung-sate.svg': {
    ground: '/img/hero-1-tanpa-awan.svg',
    clouds: ['/img/hero-1-awan-1.svg', '/img/hero-1-awan-2.svg', '/img/hero-1-awan-3.svg'],
  },
}

/** The layers of a scene's drawing; most are one piece. */
export const layersOf = ({ image }: Scene): Layers =>
  layered[image] ?? { ground: image, clouds: [] }
