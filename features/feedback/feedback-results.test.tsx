import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/api/client'
import { ApiFailure } from '@/lib/api/failure'
import { messagesOf } from '@/messages'
import { axeViolations } from '@/tests/support/render'
import {
  answers,
  box,
  fillAll,
  id,
  languages,
  network,
  open,
  prepareForm,
  submit,
} from './form-driver'
import { submissionTimeKey } from './submission-time'

beforeEach(prepareForm)

describe('feedback results', () => {
  it.each(languages)(
    'keeps the answers after a failure, so that the next press sends them again (%s)',
    async (locale, messages) => {
      network.failures.push(
        new ApiFailure({ status: 500, code: 'INTERNAL', requestId: 'a1b2c3-4f' }),
      )
      const onClose = open(locale)
      await fillAll(messages)
      await userEvent.click(submit(messages))
      const sorry = await screen.findByRole('dialog', { name: messages.results.error.title })
      expect(sorry).toHaveTextContent(messages.results.error.text)
      expect(sorry).toHaveTextContent(
        messagesOf(locale).common.errorPage.code.replace('{code}', 'a1b2c3-4f'),
      )
      expect(await axeViolations(document.body)).toEqual([])
      await userEvent.click(
        within(sorry).getByRole('button', { name: messages.results.error.button }),
      )
      expect(onClose).not.toHaveBeenCalled()
      expect(box(messages.texts.criticism)).toHaveValue('Kecil')
      await userEvent.click(submit(messages))
      expect(
        await screen.findByRole('dialog', { name: messages.results.success.title }),
      ).toBeVisible()
      expect(network.sent).toStrictEqual([answers, answers])
    },
  )

  it.each(languages)(
    'refuses a second submission within 60 minutes without asking the server (%s)',
    async (locale, messages) => {
      window.localStorage.setItem(submissionTimeKey, String(Date.now() - 59 * 60_000))
      open(locale)
      await fillAll(messages)
      await userEvent.click(submit(messages))
      const wait = await screen.findByRole('dialog', { name: messages.results.recent.title })
      expect(wait).toHaveTextContent(messages.results.recent.text)
      expect(await axeViolations(document.body)).toEqual([])
      expect(network.sent).toEqual([])
    },
  )

  it('takes the refusal of the server for the same when this browser alone was counted', async () => {
    network.failures.push(new ApiFailure({ status: 429, code: 'RATE_LIMITED', isOwnLimit: true }))
    open()
    await fillAll()
    await userEvent.click(submit())
    expect(
      await screen.findByText(
        'Anda baru saja mengirim ulasan. Silakan coba lagi dalam 1 jam (60 menit).',
      ),
    ).toBeVisible()
    expect(window.localStorage.getItem(submissionTimeKey)).toBeNull()
  })

  it('thanks for answers that arrived although the response was lost, when they are sent again', async () => {
    network.failures.push(
      new ApiFailure({ status: 0, code: 'TIMEOUT' }),
      new ApiFailure({ status: 429, code: 'RATE_LIMITED', isOwnLimit: true }),
    )
    open()
    await fillAll()
    await userEvent.click(submit())
    const [error] = await screen.findAllByRole('button', { name: id.results.error.button })
    if (error) await userEvent.click(error)
    await userEvent.click(submit())
    expect(await screen.findByRole('dialog', { name: id.results.success.title })).toBeVisible()
    expect(window.localStorage.getItem(submissionTimeKey)).not.toBeNull()
  })

  it.each(languages)(
    'never tells somebody who has sent nothing that they have, when others have used up the limit of the address (%s)',
    async (locale, messages) => {
      network.failures.push(
        new ApiFailure({ status: 429, code: 'RATE_LIMITED', retryAfterSeconds: 600 }),
      )
      open(locale)
      await fillAll(messages)
      await userEvent.click(submit(messages))
      const wait = await screen.findByRole('dialog', { name: messages.results.limited.title })
      expect(wait).toHaveTextContent(
        locale === 'id'
          ? /Batas ulasan dari jaringan.*Silakan coba lagi pukul \d\d\.\d\d WIB\./
          : /shared network has reached its limit for feedback.*at \d\d:\d\d WIB\./,
      )
      expect(screen.queryByText(messages.results.recent.text)).not.toBeInTheDocument()
      expect(await axeViolations(document.body)).toEqual([])
      await userEvent.click(
        within(wait).getByRole('button', { name: messages.results.limited.button }),
      )
      expect(box(messages.texts.criticism)).toHaveValue('Kecil')
    },
  )

  it('keeps the time of a success, and sends again after 60 minutes', async () => {
    window.localStorage.setItem(submissionTimeKey, String(Date.now() - 60 * 60_000))
    const before = Date.now()
    open()
    await fillAll()
    await userEvent.click(submit())
    await screen.findByRole('dialog', { name: id.results.success.title })
    expect(Number(window.localStorage.getItem(submissionTimeKey))).toBeGreaterThanOrEqual(before)
  })

  it('sends all the same where storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    open()
    await fillAll()
    await userEvent.click(submit())
    expect(await screen.findByRole('dialog', { name: id.results.success.title })).toBeVisible()
  })

  it('sends once, however often it is pressed, and cannot be left on the way', async () => {
    let arrive: ((value: unknown) => void) | undefined
    const adapter = api.defaults.adapter
    api.defaults.adapter = async (config) => {
      if (config.url === '/feedback') await new Promise((resolve) => (arrive = resolve))
      return typeof adapter === 'function'
        ? adapter(config)
        : Promise.reject(new Error('no network'))
    }
    const onClose = open()
    await fillAll()
    await userEvent.click(submit())
    const busy = await screen.findByRole('button', { name: id.sending })
    expect(busy).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(busy)
    await userEvent.click(screen.getByRole('button', { name: id.close }))
    expect(screen.queryByRole('button', { name: id.closeForm })).not.toBeInTheDocument()
    await waitFor(() => expect(arrive).toBeDefined())
    arrive?.(null)
    await screen.findByRole('dialog', { name: id.results.success.title })
    expect(network.sent).toHaveLength(1)
    expect(onClose).not.toHaveBeenCalled()
  })
})
