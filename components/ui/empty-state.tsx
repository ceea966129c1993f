import type { ReactNode } from 'react'

/** Nothing to show: a picture, one sentence, one way out. @param image root-relative address of a drawing */
export function EmptyState({ image, text, action }: { image: string; text: string; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card bg-surface px-5 py-12 text-center shadow-0 forced-colors:border">
      <img src={image} alt="" width={220} height={160} className="w-55" />
      <p className="max-w-[44ch] text-label text-heading">{text}</p>
      {action}
    </div>
  )
}
