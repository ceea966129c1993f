import type { Commands } from '../command'

export const officeCommands: Commands = {
  'offices digest': {
    usage: '[--body <office>] [--within <days>] [--addresses <file.json>] [--json]',
    values: { days: { min: 0, max: 60 } },
    help: `Shows what each office has before it: late complaints, those due within --within days (3), and how many are due later.

--addresses sends it by mail instead, both languages in one, to each office of the file that has something before it:
{ "Dinas Kesehatan": "aduan@example.go.id" }. Names and short names as "complaints offices" lists them. The mail holds numbers, days
and statuses, nothing that a citizen wrote. Meant for a timer in the morning; sent twice on a day, a mailbox recognises it.`,
    load: async () => (await import('../offices/digest')).digest,
  },
}
