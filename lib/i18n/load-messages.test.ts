import { describe, expect, it } from 'vitest'
import { messagesOf } from '@/messages'
import { loadMessages } from './load-messages'

describe('loadMessages', () => {
  it.each(['id', 'en'] as const)('brings exactly the namespaces asked for (%s)', async (locale) => {
    const { errors, share } = messagesOf(locale)
    expect(await loadMessages(locale, 'errors', 'share')).toEqual({ errors, share })
  })
})
