import type { Commands } from '../command'

export const outboxCommands: Commands = {
  'outbox list': {
    usage: '',
    help: 'Lists the messages about complaints that were not sent yet, why, and when they are tried again; addresses are masked.',
    load: async () => (await import('../outbox-commands')).listOutbox,
  },
  'outbox retry': {
    usage: '<message> | --all',
    help: 'Makes one message, or all unsent ones, due now. The running server sends them.',
    load: async () => (await import('../outbox-commands')).retryOutbox,
  },
  'outbox allow': {
    usage: '<address>',
    help: 'Lets mail go again to an address whose owner had stopped all of it and now asks for it.',
    load: async () => (await import('../outbox-commands')).allowMail,
  },
}
