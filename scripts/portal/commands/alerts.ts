import { alertLevels } from '@/lib/schemas/choices'
import { alertBodyRange, alertDaysMax, alertsShownMax, alertTitleRange } from '@/lib/schemas/limits'
import type { Commands } from '../command'

export const alertCommands: Commands = {
  'alerts list': {
    usage: '[--all] [--json]',
    help: `Lists the warnings that are or will be shown; with --all those of the past too. Pages show ${alertsShownMax} at once, the most urgent and
latest; the others are left out meanwhile.`,
    load: async () => (await import('../alert-commands')).listWarnings,
  },
  'alerts issue': {
    usage: `--level ${alertLevels.join('|')} --title-id <text> --title-en <text> --body-id <text> --body-en <text> --expires <time> [--starts <time>]
[--link <path or https address>] [--areas <32.04,32.73>] [--json]`,
    help: `Shows a warning on every page until it expires, at most ${alertDaysMax} days; times such as 2026-11-23T18:00 are WIB. Titles have
${alertTitleRange.join(' to ')} characters, texts ${alertBodyRange.join(' to ')}. Running servers show it within seconds.`,
    load: async () => (await import('../alert-commands')).issueWarning,
  },
  'alerts end': {
    usage: '<number>',
    values: { number: { min: 1 } },
    help: 'Takes a warning off every page now.',
    load: async () => (await import('../alert-commands')).endWarning,
  },
}
