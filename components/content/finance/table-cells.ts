/** Columns apart: on a phone all the room that three of them leave goes between them. */
const apart = 'py-3 ps-3 text-end first:ps-0 sm:px-2 sm:last:pe-0'
/** Cells of the tables about a budget: numbers at their end, the first and last flush with the card. */
export const headCell = `border-b border-line-strong align-bottom text-small font-[650] text-text-2 ${apart}`
export const bodyCell = `border-b border-line align-top tabular-nums max-sm:tracking-tight ${apart}`

/** The name of a line; a total stands out, its items are set in. */
export const rowHead = (isTotal: boolean) =>
  `${bodyCell} text-start! ${isTotal ? 'font-bold text-heading' : 'font-normal sm:ps-4!'}`
