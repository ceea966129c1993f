import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from './link'
import { OrbLoader } from './orb-loader'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'gold' | 'text'

const base =
  'inline-flex min-h-12 items-center justify-center gap-2.5 rounded-btn py-2.5 text-label transition-colors duration-fast ease-standard ' +
  'disabled:cursor-not-allowed disabled:bg-batu-100 disabled:text-batu-600 disabled:shadow-none disabled:ring-0 ' +
  'aria-disabled:cursor-not-allowed aria-disabled:bg-batu-100 aria-disabled:text-batu-600 aria-disabled:shadow-none aria-disabled:ring-0 ' +
  'high-contrast:disabled:outline-2 high-contrast:disabled:-outline-offset-2 high-contrast:aria-disabled:outline-2 high-contrast:aria-disabled:-outline-offset-2'

const variants: Record<ButtonVariant, string> = {
  primary: 'px-5.5 bg-brand text-on-brand shadow-1 hover:bg-brand-hover active:bg-brand-press',
  secondary: 'px-5.5 bg-surface text-link ring-[1.5px] ring-inset ring-brand hover:bg-hejo-50 active:bg-hejo-100',
  quiet: 'px-5.5 bg-subtle text-hejo-700 hover:bg-hejo-100 active:bg-hejo-200',
  gold: 'px-5.5 bg-accent text-on-accent hover:bg-pare-300 active:bg-pare-400',
  text: 'px-2 text-link hover:text-link-hover hover:underline underline-offset-4',
}

export const buttonClass = (variant: ButtonVariant = 'primary', extra = '') => `${base} ${variants[variant]} ${extra}`

// Keeps a second press from submitting a form that is on its way.
const ignorePress = (event: MouseEvent) => event.preventDefault()

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  /** Shows the six orbs before the label; the button then ignores presses but keeps focus. */
  isLoading?: boolean
}

/** A button with the design's five looks; `type` is "button" unless said otherwise. */
export function Button({ variant = 'primary', isLoading = false, type = 'button', className = '', children, onClick, ...rest }: ButtonProps) {
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
