import type { ReactNode } from 'react'

interface DataTableProps {
  /** Read to those who do not see that the heading above belongs to it. */
  caption: string
  /** Rows of head and body; few enough columns for a phone, so that nothing scrolls sideways. */
  children: ReactNode
}

/** Looks of the cells, shared by the tables about the province. */
export const headCell =
  'border-b border-line-strong py-3 pe-4 text-start align-bottom text-small font-[650] text-text-2'
export const bodyCell = 'border-b border-line py-3 pe-4 align-top'
/** The same, said once on the body of a long table instead of on each of its cells. */
export const bodyCells = '*:*:border-b *:*:border-line *:*:py-3 *:*:pe-4 *:*:align-top'

/** A table of facts. */
export function DataTable({ caption, children }: DataTableProps) {
  return (
    <table className="w-full border-collapse text-body">
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  )
}
