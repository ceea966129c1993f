import { headCell } from './table-cells'

interface HeadRowProps {
  /** Names of the columns; the first is that of the lines. */
  columns: readonly string[]
  /** Whether the last one is left out on phones. */
  isLastWide?: boolean
}

/** The names of the columns of a table about a budget. */
export function HeadRow({ columns, isLastWide = false }: HeadRowProps) {
  const lookOf = (at: number) =>
    at === 0 ? 'text-start!' : isLastWide && at === columns.length - 1 ? 'max-sm:hidden' : ''
  return (
    <thead>
      <tr>
        {columns.map((name, at) => (
          <th key={name} scope="col" className={`${headCell} ${lookOf(at)}`.trimEnd()}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}
