import { operatorScopes } from '@/lib/server/operators/port'
import type { Commands } from '../command'

export const operatorCommands: Commands = {
  'operator tokens add': {
    usage: '--name <office> --scopes <scopes> --ends <day> [--json]',
    help: `Makes a token for /v1/operator and shows it once; it is valid to the end of that day (WIB), at most two years. Scopes are some of
${operatorScopes.join(',')}: "read" shows complaints without contacts, "handle" allows every action, "contacts" shows reporters' contacts as
well and records each read, "feedback" shows the answers of the visitor survey.`,
    load: async () => (await import('../operator-commands')).addToken,
  },
  'operator tokens list': {
    usage: '[--all] [--json]',
    help: 'Lists the valid tokens by their end, with the day of their last use; with --all the others too.',
    load: async () => (await import('../operator-commands')).listTokens,
  },
  'operator tokens end': {
    usage: '<name of the token>',
    help: 'Ends a token; running servers refuse it within five seconds.',
    load: async () => (await import('../operator-commands')).endToken,
  },
}
