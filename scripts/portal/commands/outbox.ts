import type { Commands } from '../command'

export const outboxCommands: Commands = {
  'outbox list': {
    usage: '',
    help:
      'Lists the messages about complaints that were not sent yet, by mail, to browsers (push) ' +
      'and to phones (webhook), why, and when they are tried again; addresses are masked.',
    load: async () => (await import('../outbox-commands')).listOutbox,
  },
  'outbox retry': {
    usage: '<message> | --all',
    help: 'Makes one message, or all unsent ones, due now. The running server sends them.',
    load: async () => (await import('../outbox-commands')).retryOutbox,
  },
  'outbox preview': {
    usage: '[--channel mail|push|webhook]',
    help: 'Prints what reporters are told, every topic in both languages.',
    load: async () => (await import('../outbox-preview')).previewOutbox,
  },
  'outbox allow': {
    usage: '<address>',
    help: 'Lets mail go again to an address whose owner had stopped all of it and now asks for it.',
    load: async () => (await import('../outbox-commands')).allowMail,
  },
  'push keys': {
    usage: '',
    help: 'Prints a new pair of keys for messages to browsers, to be set as VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY; a pair that is in use must stay.',
    load: async () => (await import('../push-commands')).makePushKeys,
  },
}
