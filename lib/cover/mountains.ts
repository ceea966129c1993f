import { at, path } from './shapes'

/** Outline and shaded flank of each, from its foot at (0, 0), about 660 wide: the mountains as they are known from the plain. */
const outlines = {
  /** The upturned boat above Bandung. */
  'Tangkuban Parahu': [
    'M-330 0Q-230-30-152-108L-128-118Q-60-110 0-112T122-120L148-110Q220-40 340 0Z',
    'M40-112Q90-114 122-120L148-110Q220-40 340 0H120L92-44L60-60L70-84Z',
  ],
  /** The single cone of the north-east. */
  Ciremai: [
    'M-330 0Q-120-40-40-172L-24-186L-8-178L8-190L26-180L40-168Q120-40 330 0Z',
    'M8-190L26-180L40-168Q120-40 330 0H90L96-34L60-66L70-100L34-128L26-158Z',
  ],
  /** The sharp summit and the open crater beside it. */
  'Gede-Pangrango': [
    'M-330 0Q-190-44-108-168Q-98-180-88-168Q-52-116-16-110Q16-124 44-152L66-160L84-146L110-140L126-126Q200-40 330 0Z',
    'M-98-176Q-92-174-88-168Q-52-116-16-110L-34-84L-62-96L-72-130ZM66-160L84-146L110-140L126-126Q200-40 330 0H130L118-44L92-70L98-100Z',
  ],
  /** The crater that is open to one side. */
  Papandayan: [
    'M-330 0Q-200-44-134-118L-108-128Q-74-122-58-94L-34-66L-8-72L12-54L40-66Q58-106 88-130L112-136L138-120Q210-44 330 0Z',
    'M-108-128Q-74-122-58-94L-34-66L-44-30L-76-60L-84-96ZM88-130L112-136L138-120Q210-44 330 0H140L130-48L104-72L112-104Z',
  ],
} as const

export type Mountain = keyof typeof outlines

export const mountainNames = [
  'Tangkuban Parahu',
  'Ciremai',
  'Gede-Pangrango',
  'Papandayan',
] as const satisfies readonly [Mountain, ...Mountain[]]

/** A mountain of the province with its foot at (x, y). */
export function mountain(
  name: Mountain,
  [x, y]: readonly [number, number],
  scale: number,
  fill: string,
): string {
  const [outline, flank] = outlines[name]
  return at(x, y, scale, path(outline, fill) + path(flank, '#0000001A'))
}
