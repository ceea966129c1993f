import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import { isPostgres } from './dialect'

// What the columns of tables are made of in migrations, alike on both databases.

type Rule = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder

export const key: Rule = (column) => column.primaryKey()

export const required: Rule = (column) => column.notNull()

/** Required, with a value for rows that name none. */
export const startsAs =
  (value: string | number): Rule =>
  (column) =>
    column.notNull().defaultTo(value)

/** Required, and the key of another table's row. @param column `complaints.id` */
export const refersTo =
  (other: `${string}.${string}`): Rule =>
  (column) =>
    column.notNull().references(other)

/** Required, and one of a few words. @param name of the column itself */
export const oneOf =
  (name: string, words: readonly string[]): Rule =>
  (column) =>
    column
      .notNull()
      .check(sql`${sql.raw(name)} in (${sql.join(words.map((word) => sql.lit(word)))})`)

/** Type and rule of a key that counts up and gives no number twice. */
export const counter = (db: Kysely<unknown>): ['bigserial' | 'integer', Rule] =>
  isPostgres(db) ? ['bigserial', key] : ['integer', (column) => column.primaryKey().autoIncrement()]

/** Type of texts that both databases order by the number of each character, whatever their language settings. */
export const textByCharacter = (db: Kysely<unknown>) =>
  isPostgres(db) ? sql`text collate "C"` : sql`text`
