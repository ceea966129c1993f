import { InfoIcon } from '@phosphor-icons/react/ssr'

/** How certain a fact is and its date; shown beside the fact. */
export function FactNote({ children }: { children: string }) {
  return (
    <p className="flex gap-2 text-small text-text-2">
      <InfoIcon
        aria-hidden="true"
        size={18}
        weight="bold"
        className="mt-0.5 shrink-0 text-mega-600"
      />
      <span>{children}</span>
    </p>
  )
}
