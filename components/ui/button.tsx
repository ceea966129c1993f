import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonClass, type ButtonVariant } from './button-class'
import { Link } from './link'
import { OrbLoader } from './orb-loader'

// Keeps a second press from submitting a form again.
const ignorePress = (event: MouseEvent) => event.preventDefault()

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  /** Shows the six orbs before the label; the button then ignores presses but keeps focus. */
  isLoading?: boolean
}

/** A button in one of the design's five variants; `type` is "button" by default. */
export function Button({
  variant = 'primary',
  isLoading = false,
  type = 'button',
  className = '',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? ignorePress : onClick}
      className={buttonClass(variant, className)}
    >
      {isLoading && <OrbLoader />}
      {children}
    </button>
  )
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', className = '', ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(variant, className)} />
}
