import { XIcon } from '@phosphor-icons/react/ssr'

/** The square with the cross that closes a modal box; its name also shows as a tooltip. */
export function CloseButton({
  label,
  onClick,
  className = '',
}: {
  label: string
  onClick: () => void
  className?: string
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      title={label}
      className={`grid size-11 shrink-0 place-items-center rounded-md bg-sunken text-heading hover:bg-batu-100 ${className}`}
    >
      <XIcon aria-hidden="true" size={20} weight="bold" />
    </button>
  )
}
