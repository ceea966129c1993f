import { ButtonLink } from './button'

interface EmptyStateProps {
  /** Root-relative address of a drawing. */
  image: string
  text: string
  /** Where to go instead. */
  link?: { href: string; label: string }
}

/** Nothing to show: a picture, one sentence, one link. */
export function EmptyState({ image, text, link }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card bg-surface px-5 py-12 text-center shadow-0 forced-colors:border">
      <img src={image} alt="" width={220} height={160} className="w-55" />
      <p className="max-w-[44ch] text-balance text-label text-heading">{text}</p>
      {link && (
        <ButtonLink href={link.href} variant="secondary">
          {link.label}
        </ButtonLink>
      )}
    </div>
  )
}
