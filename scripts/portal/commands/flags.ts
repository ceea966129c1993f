import { flagNames } from '@/lib/flags'
import type { Commands } from '../command'

export const flagCommands: Commands = {
  flags: {
    usage: '[list] [--json]',
    help: 'Lists the feature flags with their stored values.',
    load: async () => (await import('../flag-commands')).listFlags,
  },
  'flags set': {
    usage: '<name of a flag> on|off [--json]',
    values: { 'name of a flag': flagNames },
    help: 'Switches a stored flag. A running server follows at once, pages it has kept within a minute.',
    load: async () => (await import('../flag-commands')).switchFlag,
  },
}
