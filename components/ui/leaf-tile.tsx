import type { ReactNode } from 'react'

export type LeafTone = 'hejo' | 'mega' | 'pare' | 'genteng'

const tones: Record<LeafTone, string> = {
  hejo: 'bg-hejo-50 text-hejo-700 group-hover:bg-hejo-100',
  mega: 'bg-mega-50 text-mega-700 group-hover:bg-mega-100',
  pare: 'bg-pare-50 text-pare-700 group-hover:bg-pare-100',
  genteng: 'bg-genteng-50 text-genteng-700 group-hover:bg-genteng-100',
}

const sizes = {
  44: 'size-11 rounded-leaf-sm',
  52: 'size-13 rounded-leaf',
  64: 'size-16 rounded-leaf-lg',
  96: 'size-24 rounded-leaf-xl',
} as const

interface LeafTileProps {
  tone?: LeafTone
  /** Width and height in pixels at normal text size. */
  size?: keyof typeof sizes
  /** An icon: Phosphor duotone 30 or a drawing that uses `currentColor` and `--icon-accent`. */
  children: ReactNode
}

/**
 * An icon on a tea leaf; decorative; the text beside it carries the meaning and gets its room at very large text sizes. One grade deeper
 * while a surrounding `group` is hovered.
 */
export function LeafTile({ tone = 'hejo', size = 52, children }: LeafTileProps) {
  return (
    <span aria-hidden="true" className={`leaf-tile ${sizes[size]} ${tones[tone]}`}>
      {children}
    </span>
  )
}
