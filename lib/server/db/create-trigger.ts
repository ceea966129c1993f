import { type Kysely, sql } from 'kysely'
import { isPostgres } from './dialect'

export interface Trigger {
  name: string
  /** `BEFORE DELETE ON complaints` */
  event: string
  /** What it does for each row, as statements with a semicolon behind each. */
  body: string
  /** PostgreSQL: what the function gives back; left out where it never comes to an end. */
  returns?: 'NEW' | 'OLD' | 'NULL'
  /** PostgreSQL: name of the function, unless it is that of the trigger. */
  calls?: string
}

/** Makes a trigger for each row; on PostgreSQL with the function that it calls. */
export async function createTrigger(
  db: Kysely<unknown>,
  { name, event, body, returns, calls = name }: Trigger,
): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  if (!isPostgres(db)) {
    await run(`CREATE TRIGGER ${name} ${event} BEGIN ${body} END`)
    return
  }
  const end = returns === undefined ? '' : `RETURN ${returns};`
  await run(
    `CREATE FUNCTION ${calls}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} ${end} END $$`,
  )
  await run(`CREATE TRIGGER ${name} ${event} FOR EACH ROW EXECUTE FUNCTION ${calls}()`)
}
