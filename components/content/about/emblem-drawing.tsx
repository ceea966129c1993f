import {
  FlowerIcon,
  GrainsIcon,
  GridFourIcon,
  MountainsIcon,
  WallIcon,
  WavesIcon,
} from '@phosphor-icons/react/ssr'
import type { ReactNode } from 'react'
import type { EmblemDrawing } from '@/lib/schemas/about'

/** The blade with its holes, from the design's motifs. */
function Kujang() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 64 64"
      width={34}
      height={34}
      fill="currentColor"
      fillRule="evenodd"
    >
      <path d="M15 2c16 2 29 12 31 27 1.3 10-2.5 16.5-8.5 20.5l1 3.5 2.5 9h-9.5L31 51.5c-5-1.5-10-5-11-11 3.5 2.5 7.8 1.8 9.5-1.5 1.7-3.5 1.3-6.7-.2-10L22 30.7c3.5-2.7 5-5.2 4.6-8.4l-7.3.4c3.5-3.2 4.5-6.7 3.5-10.1C21.6 8.5 18.8 5 15 2m24 21.5a1.9 1.9 0 1 0 .1 0Zm1 7.5a1.9 1.9 0 1 0 .1 0Zm-2.4 7.3a1.9 1.9 0 1 0 .1 0Z" />
    </svg>
  )
}

const drawings: Record<EmblemDrawing, ReactNode> = {
  kujang: <Kujang />,
  rice: <GrainsIcon size={34} weight="duotone" />,
  cotton: <FlowerIcon size={34} weight="duotone" />,
  mountain: <MountainsIcon size={34} weight="duotone" />,
  river: <WavesIcon size={34} weight="duotone" />,
  field: <GridFourIcon size={34} weight="duotone" />,
  dam: <WallIcon size={34} weight="duotone" />,
}

/** A simple drawing of what an element of the emblem shows; not taken from the emblem itself. */
export function EmblemPicture({ drawing }: { drawing: EmblemDrawing }) {
  return drawings[drawing]
}
