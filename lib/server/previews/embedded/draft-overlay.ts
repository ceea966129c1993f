import {
  CommonTableExpressionNameNode,
  CommonTableExpressionNode,
  type Kysely,
  type KyselyPlugin,
  type RootOperationNode,
  type SelectQueryNode,
  sql,
  WithNode,
} from 'kysely'
import { isPostgres } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { currentPreview, type OverlaidRow, type PreviewScope } from '../scope'

/** Tables that hold items and what belongs to them, with the column of the item's id. */
const overlaid: Readonly<Record<string, { id: string; columns: readonly string[] }>> = {
  content_tags: { id: 'item_id', columns: ['kind', 'item_id', 'position', 'tag'] },
  content_openings: { id: 'item_id', columns: ['kind', 'item_id', 'start_minute', 'end_minute'] },
  content_occurrences: {
    id: 'item_id',
    columns: ['kind', 'item_id', 'id', 'date', 'start_hour', 'end_hour', 'priority'],
  },
}

const columnsOf = (table: string, rows: readonly OverlaidRow[]) =>
  overlaid[table]?.columns ?? Object.keys(rows[0] ?? {})

/** Numbers and null stand in the statement, because PostgreSQL cannot tell what a parameter beside a column of numbers is. */
const valueOf = (value: string | number | null | undefined) =>
  typeof value === 'string' ? sql`cast(${value} as text)` : sql.lit(value ?? null)

/** `select … from <the stored table> where it is not the item union all select <the item>` */
function instead(
  table: string,
  rows: readonly OverlaidRow[],
  { kind, id, newest }: PreviewScope,
  isOnPostgres: boolean,
) {
  const columns = columnsOf(table, rows)
  // Within its own name SQLite would see the expression itself.
  const stored = isOnPostgres ? sql.table(table) : sql.table(`main.${table}`)
  const names = sql.join(columns.map((name) => sql.ref(name)))
  const idColumn = sql.ref(overlaid[table]?.id ?? 'id')
  const arms = [
    sql`select ${names} from ${stored} where kind <> ${kind}`,
    sql`select ${names} from ${stored} where kind = ${kind} and ${idColumn} <> ${sql.lit(id)} ${
      newest && !overlaid[table]
        ? sql`and ${sql.ref(newest.column)} >= ${typeof newest.from === 'number' ? sql.lit(newest.from) : newest.from}`
        : sql``
    }`,
    ...rows.map((row) => sql`select ${sql.join(columns.map((name) => valueOf(row[name])))}`),
  ]
  return sql`(${sql.join(arms, sql` union all `)})`
}

function withItem(node: SelectQueryNode, scope: PreviewScope, isOnPostgres: boolean) {
  const expressions = [...scope.rows].map(([table, rows]) =>
    CommonTableExpressionNode.cloneWith(
      CommonTableExpressionNode.create(
        CommonTableExpressionNameNode.create(table),
        instead(table, rows, scope, isOnPostgres).toOperationNode(),
      ),
      // Conditions of the statement reach the indexes of the stored table then.
      { materialized: false },
    ),
  )
  const [first, ...others] = [...expressions, ...(node.with?.expressions ?? [])]
  if (!first) return node
  return {
    ...node,
    with: others.reduce(
      (all, each) => WithNode.cloneWithExpression(all, each),
      WithNode.create(first),
    ),
  }
}

/**
 * Lets every statement that reads see the item of a preview in the place of its live version, while a page is rendered for it; those of all other pages stay as
 * they are. So every kind is previewed by the code that shows it, and nothing of a draft is ever stored among what is live.
 */
export function withDraftOverlay(db: Kysely<Database>): Kysely<Database> {
  const isOnPostgres = isPostgres(db)
  const plugin: KyselyPlugin = {
    transformQuery({ node }): RootOperationNode {
      const scope = currentPreview()
      return scope && node.kind === 'SelectQueryNode' ? withItem(node, scope, isOnPostgres) : node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  return db.withPlugin(plugin)
}
