import { useId, type ReactNode } from 'react'

interface ContentCardProps {
  title: string
  /** Fragment of the address; an own one unless given. */
  id?: string
  children: ReactNode
}

/** A part of a page about the province: a white card with its heading. */
export function ContentCard({ title, id, children }: ContentCardProps) {
  const ownId = useId()
  const headingId = id ?? ownId
  return (
    <section
      aria-labelledby={headingId}
      className="rounded-card bg-surface p-5 shadow-0 md:p-8 forced-colors:border"
    >
      <h2 id={headingId} className="text-h3">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  )
}

/** Paragraphs of a card. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="max-w-[68ch] space-y-4 text-prose">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
