export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'gold' | 'text'

const base =
  'button-like inline-flex min-h-12 items-center justify-center gap-2.5 rounded-btn py-2.5 text-label transition-colors duration-fast ease-standard ' +
  'disabled:cursor-not-allowed disabled:bg-batu-100 disabled:text-batu-600 disabled:shadow-none disabled:ring-0 ' +
  'aria-disabled:cursor-not-allowed aria-disabled:bg-batu-100 aria-disabled:text-batu-600 aria-disabled:shadow-none aria-disabled:ring-0 ' +
  'high-contrast:disabled:outline-2 high-contrast:disabled:-outline-offset-2 high-contrast:aria-disabled:outline-2 high-contrast:aria-disabled:-outline-offset-2'

const variants: Record<ButtonVariant, string> = {
  primary: 'px-5.5 bg-brand text-on-brand shadow-1 hover:bg-brand-hover active:bg-brand-press',
  secondary:
    'px-5.5 bg-surface text-link ring-[1.5px] ring-inset ring-brand hover:bg-hejo-50 active:bg-hejo-100',
  quiet: 'px-5.5 bg-subtle text-hejo-700 hover:bg-hejo-100 active:bg-hejo-200',
  gold: 'px-5.5 bg-accent text-on-accent hover:bg-pare-300 active:bg-pare-400',
  text: 'px-2 text-link hover:text-link-hover hover:underline underline-offset-4',
}

/** The classes of a button; separate from the components, so that a plain link can use them without their code. */
export const buttonClass = (variant: ButtonVariant = 'primary', extra = '') =>
  `${base} ${variants[variant]} ${extra}`
