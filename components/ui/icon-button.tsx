import type { ReactNode } from 'react'

interface IconButtonProps {
  /** Said aloud, and shown by the browser to those who point at it. */
  label: string
  onClick: () => void
  /** A decorative icon. */
  children: ReactNode
}

/** Round button of 44 px that shows an icon only. */
export function IconButton({ label, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full text-heading transition-colors duration-fast hover:bg-hejo-50 active:bg-hejo-100"
    >
      {children}
    </button>
  )
}
