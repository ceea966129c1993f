import { describe, expect, it } from 'vitest'
import { messagesOf } from '@/messages'
import { loadMessages } from './load-messages'

describe('loadMessages', () => {
  it.each(['id', 'en'] as const)('brings exactly the namespaces asked for (%s)', async (locale) => {
    const { validation, voice } = messagesOf(locale)
    expect(await loadMessages(locale, 'validation', 'voice')).toEqual({ validation, voice })
  })
})
