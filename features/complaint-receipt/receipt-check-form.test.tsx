import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { api } from '@/lib/api/client'
import { ApiFailure } from '@/lib/api/failure'
import { messagesOf } from '@/messages'
import { renderIn } from '@/tests/support/render'
import { ReceiptCheckForm } from './receipt-check-form'

const messages = messagesOf('id')['complaint-receipt'].check
const requests: unknown[] = []
let result: { is_genuine: boolean; received_on: string | null } | ApiFailure = {
  is_genuine: true,
  received_on: '2026-01-31',
}
const adapter = api.defaults.adapter

beforeEach(() => {
  requests.length = 0
  api.defaults.adapter = async (config) => {
    requests.push([config.url, JSON.parse(String(config.data))])
    if (result instanceof ApiFailure) throw result
    return { data: { data: result }, status: 200, statusText: '', headers: {}, config }
  }
})
afterEach(() => {
  api.defaults.adapter = adapter
})

const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) })
async function fill() {
  renderIn('id', <ReceiptCheckForm />)
  await userEvent.type(box(messages.number), 'JBR-20260131-7K4M9A')
  await userEvent.type(box(messages.code), ' 4f7k 9qxt ')
  await userEvent.click(screen.getByRole('button', { name: messages.submit }))
}

describe('ReceiptCheckForm', () => {
  it('says that a receipt is genuine, and since when', async () => {
    result = { is_genuine: true, received_on: '2026-01-31' }
    await fill()
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'Tanda terima ini asli. Aduan JBR-20260131-7K4M9A diterima pada 31 Januari 2026.',
      ),
    )
    expect(requests).toEqual([
      [
        '/public/complaints/receipt-check',
        { complaint_number: 'JBR-20260131-7K4M9A', code: '4f7k 9qxt' },
      ],
    ])
  })

  it.each([
    [{ is_genuine: false, received_on: null }, messages.notGenuine],
    [new ApiFailure({ status: 0, code: 'NETWORK' }), messages.failed],
    [
      new ApiFailure({ status: 429, code: 'RATE_LIMITED', retryAfterSeconds: 90 }),
      /^Tanda terima belum dapat diperiksa\. Batas permintaan sudah tercapai\. Coba lagi pukul \d\d\.\d\d WIB\.$/,
    ],
  ])('says what else came of it (%#)', async (given, sentence) => {
    result = given
    await fill()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(sentence))
  })

  it('passes no verdict on a receipt that is typed after the question', async () => {
    result = { is_genuine: false, received_on: null }
    const ask = api.defaults.adapter
    let answer: () => void = () => undefined
    api.defaults.adapter = async (config) => {
      await new Promise<void>((resolve) => (answer = resolve))
      if (typeof ask !== 'function') throw new Error('No adapter')
      return ask(config)
    }
    await fill()
    const button = screen.getByRole('button', { name: messages.submit })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await userEvent.type(box(messages.code), '7')
    await waitFor(() => {
      answer()
      expect(button).not.toHaveAttribute('aria-busy')
    })
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(screen.queryByText(messages.notGenuine)).toBeNull()
  })

  it('asks nothing while something is missing, and leads to it', async () => {
    renderIn('id', <ReceiptCheckForm />)
    await userEvent.type(box(messages.number), 'JBR')
    await userEvent.click(screen.getByRole('button', { name: messages.submit }))
    expect(box(messages.number)).toHaveAccessibleDescription(expect.stringContaining('5'))
    expect(box(messages.code)).toBeInvalid()
    expect(screen.getByRole('region', { name: 'Ada 2 isian yang perlu diperbaiki' })).toHaveFocus()
    expect(requests).toEqual([])
  })
})
