import type { Commands } from '../command'

export const searchCommands: Commands = {
  'search report': {
    usage: '[--days <n>] [--least <times>] [--json]',
    values: { n: { min: 1, max: 90 }, times: { min: 1 } },
    help: `Lists what people searched for in the last days (30) and did not find: words that nothing answers now, words that pages have in
passing or in part only, and words whose results nobody opened. Words asked for less than three times are left out unless --least says
otherwise; who asked is not known.`,
    load: async () => (await import('../search-commands')).searchReport,
  },
}
