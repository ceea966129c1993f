import type { Commands } from '../command'

export const feedbackCommands: Commands = {
  'feedback report': {
    usage: '[--month <yyyy-mm>] [--json]',
    help: `Adds up the visitor survey by month (WIB): answers, portal index and class, mean score of each aspect (1-4), ratings (1-5), and how
many found what they looked for. It has no personal field, and counts answers that retention has removed. Months with fewer than
five answers are in it, which the public page withholds: do not pass their numbers on.`,
    load: async () => (await import('../feedback-commands')).feedbackReport,
  },
  'feedback export': {
    usage: '<file.csv> [--from <day>] [--to <day>]',
    help: `Writes the answers of the visitor survey to a new file, the earliest first: scores, texts, gender, age, education, occupation and
domicile. Both days are included (2026-11-26, WIB). For officers only; delete it when it has been read.`,
    load: async () => (await import('../feedback-commands')).exportFeedback,
  },
}
