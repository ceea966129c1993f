/** A way to reach people, as a line of text that a finger finds. */
export const contactLink =
  'inline-flex min-h-11 items-center text-link underline underline-offset-4 hover:text-link-hover'
