import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { api } from '@/lib/api/client'
import { ApiFailure } from '@/lib/api/failure'
import { messagesOf } from '@/messages'
import { renderIn } from '@/tests/support/render'
import { ReceiptCheckForm } from './receipt-check-form'

const words = messagesOf('id')['complaint-receipt'].check
const asked: unknown[] = []
let answer: { is_genuine: boolean; received_on: string | null } | ApiFailure = {
  is_genuine: true,
  received_on: '2026-01-31',
}
const adapter = api.defaults.adapter

beforeEach(() => {
  asked.length = 0
  api.defaults.adapter = async (config) => {
    asked.push([config.url, JSON.parse(String(config.data))])
    if (answer instanceof ApiFailure) throw answer
    return { data: { data: answer }, status: 200, statusText: '', headers: {}, config }
  }
})
afterEach(() => {
  api.defaults.adapter = adapter
})

const box = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) })
async function fill() {
  renderIn('id', <ReceiptCheckForm />)
  await userEvent.type(box(words.number), 'JBR-20260131-7K4M9Q')
  await userEvent.type(box(words.code), ' 4f7k 9qxt ')
  await userEvent.click(screen.getByRole('button', { name: words.submit }))
}

describe('ReceiptCheckForm', () => {
  it('says that a receipt is genuine, and since when', async () => {
    answer = { is_genuine: true, received_on: '2026-01-31' }
    await fill()
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'Tanda terima ini asli. Aduan JBR-20260131-7K4M9Q diterima pada 31 Januari 2026.',
      ),
    )
    expect(asked).toEqual([
      [
        '/public/complaints/receipt-check',
        { complaint_number: 'JBR-20260131-7K4M9Q', code: '4f7k 9qxt' },
      ],
    ])
  })

  it.each([
    [{ is_genuine: false, received_on: null }, words.notGenuine],
    [new ApiFailure({ status: 0, code: 'NETWORK' }), words.failed],
    [
      new ApiFailure({ status: 429, code: 'RATE_LIMITED', retryAfterSeconds: 90 }),
      /^Tanda terima belum dapat diperiksa\. Batas permintaan sudah tercapai\. Coba lagi pukul \d\d\.\d\d WIB\.$/,
    ],
  ])('says what else came of it (%#)', async (given, sentence) => {
    answer = given
    await fill()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(sentence))
  })

  it('asks nothing while something is missing, and leads to it', async () => {
    renderIn('id', <ReceiptCheckForm />)
    await userEvent.type(box(words.number), 'JBR')
    await userEvent.click(screen.getByRole('button', { name: words.submit }))
    expect(box(words.number)).toHaveAccessibleDescription(expect.stringContaining('5'))
    expect(box(words.code)).toBeInvalid()
    expect(screen.getByRole('region', { name: 'Ada 2 isian yang perlu diperbaiki' })).toHaveFocus()
    expect(asked).toEqual([])
  })
})
