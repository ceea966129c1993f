import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { locales, type Locale } from '@/lib/i18n/locales'
import type { MessageKey } from '@/lib/i18n/message-key'
import { messagesOf } from '@/messages'
import {
  type FailureCause,
  failureCauses,
  type FailureReader,
  failureReaders,
  failureRows,
  failureText,
  deliveryOf,
} from './failure-rows'
import { useFailureText, useFailureMessage } from './use-failure-message'

/** Clock time of 03:31:40 UTC in Jakarta, rounded up. */
const retryAt = Date.parse('2026-11-23T03:31:40Z')
const ofNetwork: readonly FailureCause[] = ['offline', 'unreachable', 'timeout']
const networkPattern = /jaringan|sambung|internet|network|connect/i

/** The result of a hook in a language. A missing message fails. */
function rendered<T>(locale: Locale, use: () => T): T {
  let result: { value: T } | undefined
  const Probe = () => {
    result = { value: use() }
    return null
  }
  const fail = (error: Error) => {
    throw error
  }
  renderToString(
    <NextIntlClientProvider
      locale={locale}
      timeZone="Asia/Jakarta"
      messages={messagesOf(locale)}
      onError={fail}
    >
      <Probe />
    </NextIntlClientProvider>,
  )
  if (!result) throw new Error('nothing was said')
  return result.value
}
const messagesBy = (locale: Locale, reader: FailureReader, at: number | null) =>
  rendered(locale, () => {
    const messageOf = useFailureMessage(reader)
    return new Map(failureCauses.map((cause) => [cause, messageOf({ cause, retryAt: at })]))
  })

function keysOf(tree: object, path: string[] = []): string[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const here = [...path, key]
    return typeof value === 'object' && value !== null ? keysOf(value, here) : [here.join('.')]
  })
}

describe.each(locales)('words of failures in %s', (locale) => {
  it.each(failureReaders)('has words of every cause for %s, with and without a time', (reader) => {
    for (const at of [null, retryAt]) {
      for (const [cause, message] of messagesBy(locale, reader, at))
        expect(message, cause).toMatch(/^\p{Lu}.{10,}$/su)
    }
  })

  const blameless = [
    'complaint',
    'lookUp',
    'quickAccess',
    'lifeEvents',
    'weather',
    'receiptCheck',
    'receiptDownload',
    'answerPhoto',
    'similar',
    'action',
    'publicAction',
    'cities',
    'general',
  ] as const
  it.each(blameless)('never blames the network for a failure of ours (%s)', (reader) => {
    const messageOf = messagesBy(locale, reader, retryAt)
    const blaming = failureCauses.filter(
      (cause) =>
        !ofNetwork.includes(cause) &&
        !cause.startsWith('embed') &&
        networkPattern.test(messageOf.get(cause) ?? ''),
    )
    expect(blaming).toEqual([])
  })

  it.each(['widgets.loading', 'complaint-outbox.panel', 'saved.said.'])(
    'speaks of the network only where the device is offline (%s)',
    (part) => {
      const all = keysOf(messagesOf(locale)).filter((key) => key.startsWith(part))
      const blaming = all.filter((key) =>
        networkPattern.test(rendered(locale, () => useTranslations().raw(key as MessageKey))),
      )
      expect(blaming.filter((key) => key !== 'saved.said.saved')).toEqual([
        expect.stringMatching(/offline$/i),
      ])
    },
  )

  it.each(failureReaders)('names the code of a failure that is ours (%s)', (reader) => {
    const message = rendered(locale, () => {
      const messageOf = useFailureMessage(reader)
      return [undefined, 'a1b2c3-4f'].map((requestId) =>
        messageOf({ cause: 'busy', retryAt: null, ...(requestId && { requestId }) }),
      )
    })
    expect(message[1]).toBe(`${message[0]} ${locale === 'id' ? 'Kode' : 'Code'} a1b2c3-4f.`)
  })

  it('says of every cause what becomes of a complaint, and promises to send it again only where that is so', () => {
    for (const cause of failureCauses) {
      const { stored, sentAgain } = deliveryOf(cause, true)
      expect(stored === 'failures.kept.device', cause).toBe(sentAgain !== null)
      const message = rendered(locale, () => {
        const t = useTranslations()
        return [
          t(stored),
          ...['none', '10.32'].map((time) => (sentAgain === null ? '' : t(sentAgain, { time }))),
        ].join(' ')
      })
      if (!ofNetwork.includes(cause)) expect(message, cause).not.toMatch(networkPattern)
      expect(deliveryOf(cause, false)).toEqual({ stored: 'failures.kept.page', sentAgain: null })
    }
  })

  it('has no words that nobody says', () => {
    const pointedAt: (string | null)[] = failureCauses.flatMap((cause) => {
      const { heading, nextStep, stored, sentAgain } = failureRows[cause]
      return [heading, nextStep, stored, sentAgain]
    })
    const shared = ['failures.told', 'failures.toldOf', 'failures.coded', 'failures.unsent']
    const unused = keysOf({ failures: messagesOf(locale).failures }).filter(
      (key) => !pointedAt.includes(key) && !shared.includes(key),
    )
    expect(unused).toEqual([])
  })
})

describe('failure rows', () => {
  it('say the clock time of another try in Jakarta, the next whole minute', () => {
    const at = (locale: Locale, moment: number | null) =>
      rendered(
        locale,
        () => useFailureText('complaint')({ cause: 'limited', retryAt: moment }).nextStep,
      )
    expect([at('id', retryAt), at('id', null)]).toEqual([
      'Coba lagi pukul 10.32 WIB.',
      'Coba lagi beberapa menit lagi.',
    ])
    expect(at('en', retryAt)).toBe('Try again at 10:32 WIB.')
  })

  it('send again by themselves exactly what may go through later', () => {
    const again = failureCauses.filter((cause) => failureRows[cause].sentAgain !== null)
    expect(again).toEqual([
      'offline',
      'unreachable',
      'timeout',
      'limited',
      'busy',
      'system',
      'emptyAnswer',
      'missingChunk',
    ])
  })

  it('point at the words that the specification fixes', () => {
    const { results } = messagesOf('id').feedback
    const { nextStep, heading } = failureText('system', 'feedback')
    expect([heading, nextStep]).toEqual([
      'feedback.results.error.title',
      'feedback.results.error.text',
    ])
    expect([results.error.title, results.error.text]).toEqual([
      'Mohon Maaf',
      'Terjadi kesalahan pada sistem kami. Silakan coba kembali beberapa saat lagi.',
    ])
    expect([
      messagesOf('id').home.widget.failedTitle,
      messagesOf('en').home.widget.failedTitle,
    ]).toEqual(['Widget gagal dimuat', 'Failed to Load Widget'])
    for (const cause of failureCauses)
      expect(failureText(cause, 'embedWidget').heading).toBe('home.widget.failedTitle')
  })

  it.each([
    ['conflict', 'action', 'complaint-following.failure.moved'],
    ['notFound', 'action', 'complaint-following.failure.closed'],
    ['notFound', 'publicAction', 'complaint-following.failure.closedPublic'],
    ['unreachable', 'action', 'complaint-following.failure.noAnswer'],
    ['missingChunk', 'action', 'complaint-following.acts.loadFailed'],
    ['limited', 'action', 'failures.limited.heading'],
    ['notFound', 'lookUp', 'complaint-status-page.notFound'],
    ['notFound', 'phoneLookUp', 'complaint-status-page.notOpened'],
  ] as const)('lead from %s to the words of who reads it (%s)', (cause, reader, heading) => {
    expect(failureText(cause, reader).heading).toBe(heading)
  })

  it('answer an unknown, a private and a wrongly opened complaint alike', () => {
    expect(failureText('notFound', 'lookUp')).toEqual(failureText('refused', 'lookUp'))
    expect(failureText('notFound', 'phoneLookUp')).toEqual(failureText('refused', 'phoneLookUp'))
  })
})
