/** Cells of the tables about a budget: numbers at their end, the first and last flush with the card. */
export const headCell =
  'border-b border-line-strong px-1 py-3 sm:px-2 text-end align-bottom text-small font-[650] text-text-2 first:ps-0 last:pe-0'
export const bodyCell =
  'border-b border-line px-1 py-3 text-end align-top tabular-nums first:ps-0 last:pe-0 max-sm:text-[0.8125rem] sm:px-2'

/** The name of a line; a total stands out, its items are set in. */
export const rowHead = (isTotal: boolean) =>
  `${bodyCell} text-start! ${isTotal ? 'font-bold text-heading' : 'font-normal sm:ps-4!'}`
