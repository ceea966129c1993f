import type { ReactNode } from 'react'

export type TagTone = 'hejo' | 'mega' | 'pare' | 'genteng' | 'beureum' | 'batu'

const tones: Record<TagTone, string> = {
  hejo: 'bg-hejo-50 text-hejo-700',
  mega: 'bg-mega-50 text-mega-700',
  pare: 'bg-pare-50 text-pare-700',
  genteng: 'bg-genteng-50 text-genteng-700',
  beureum: 'bg-beureum-50 text-beureum-700',
  batu: 'bg-batu-100 text-batu-700',
}

/** A small tinted label; the text carries the meaning, colour only helps. */
export function Tag({ tone, children }: { tone: TagTone; children: ReactNode }) {
  return <span className={`tag ${tones[tone]}`}>{children}</span>
}
