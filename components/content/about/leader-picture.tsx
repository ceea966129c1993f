import type { Leader, LeaderRole } from '@/lib/schemas/about'

const tints: Record<LeaderRole, string> = {
  governor: 'bg-canopy',
  vice_governor: 'bg-mega-800',
  regional_secretary: 'bg-genteng-800',
}

/** First letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  return [...new Set([words[0], words.at(-1)])].map((word) => word?.[0] ?? '').join('')
}

/** The photograph of a leader, or the initials on a leaf in the colour of the office, which say nothing about how the person looks. */
export function LeaderPicture({ leader: { image, name, role } }: { leader: Leader }) {
  const size = 'aspect-square w-full'
  if (image !== null)
    return (
      <img
        src={image}
        alt={name}
        width={232}
        height={232}
        className={`${size} rounded-xl object-cover sm:rounded-cover`}
      />
    )
  return (
    <div
      aria-hidden="true"
      className={`${size} relative grid place-items-center overflow-hidden rounded-leaf-lg text-white sm:rounded-leaf-xl forced-colors:border ${tints[role]}`}
    >
      <span className="mega-mendung absolute inset-0 opacity-60 [--clouds-width:280px]" />
      <span className="relative text-h2 sm:text-display">{initialsOf(name)}</span>
    </div>
  )
}
