/**
 * What a database holds before a test begins: nothing; the schema with areas and complaint categories; or all that the first start of the
 * portal leaves, content and examples included.
 */
export type Contents = 'empty' | 'migrated' | 'seeded'
/** What is made once for all files of a run and then copied. */
export type Template = Exclude<Contents, 'empty'>

/** Name of a template's database in PostgreSQL. */
export const templateDatabase = (template: Template) => `portal_template_${template}`

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with a data folder for each template. */
    sqliteTemplates: string
    /** Maintenance database of a PostgreSQL that holds a database for each template. */
    postgres: string
  }
}
