export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'gold' | 'text'

const variants: Record<ButtonVariant, string> = {
  primary:
    'button-main px-5.5 bg-brand text-on-brand shadow-1 hover:bg-brand-hover active:bg-brand-press',
  secondary:
    'px-5.5 bg-surface text-link ring-[1.5px] ring-inset ring-brand hover:bg-hejo-50 active:bg-hejo-100',
  quiet: 'px-5.5 bg-subtle text-hejo-700 hover:bg-hejo-100 active:bg-hejo-200',
  gold: 'px-5.5 bg-accent text-on-accent hover:bg-pare-300 active:bg-pare-400',
  text: 'px-2 text-link hover:text-link-hover hover:underline underline-offset-4',
}

/** The classes of a button; separate from the components, so that a plain link can use them without their code. */
export const buttonClass = (variant: ButtonVariant = 'primary', extra = '') =>
  `button button-like rounded-btn ${variants[variant]} ${extra}`.trimEnd()
