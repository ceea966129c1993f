import { PhoneIcon } from '@phosphor-icons/react/ssr'

interface EmergencyCallProps {
  number: string
  label: string
}

/** Calls an emergency number. */
export function EmergencyCall({ number, label }: EmergencyCallProps) {
  return (
    <a
      href={`tel:${number}`}
      className={
        'inline-flex min-h-11 items-center gap-1.5 rounded-md bg-surface px-3 sm:px-3.5 ' +
        'text-small font-semibold text-pare-800 ring-1 ring-pare-400 hover:bg-pare-100'
      }
    >
      <PhoneIcon aria-hidden="true" size={18} weight="fill" />
      {label}
    </a>
  )
}
