import type { Commands } from '../command'

export const eventCommands: Commands = {
  'events status': {
    usage: '[--json]',
    help: `Lists the systems of EVENT_WEBHOOKS that are told about steps of complaints: the position of the last step that each took, how
many wait, what it answered last, and when it is called again; also those that the settings no longer name.`,
    load: async () => (await import('../event-commands')).showReceivers,
  },
  'events replay': {
    usage: '<receiver> --from <position>',
    values: { position: { min: 1 } },
    help: `Lets a receiver go on with the step of this position, also one that had stopped by answering 410: an earlier one is sent again
under new ids, a later one leaves out what lies between. 1 sends everything. The running server sends it within ten seconds.`,
    load: async () => (await import('../event-commands')).replay,
  },
}
