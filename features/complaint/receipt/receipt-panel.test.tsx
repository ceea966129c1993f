import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ApiFailure } from '@/lib/api/failure'
import { messagesOf } from '@/messages'
import { renderIn } from '@/tests/support/render'
import { ReceiptPanel } from './receipt-panel'

const number = 'JBR-20260131-7K4M9Q'
const secret = '0123456789ABCDEFGHJKMNPQRS'
const messages = messagesOf('id')['complaint-receipt'].panel
const { busy } = messagesOf('id').failures
const download = vi.fn<() => Promise<void>>()
const show = (more: Partial<Parameters<typeof ReceiptPanel>[0]> = {}) =>
  renderIn(
    'id',
    <ReceiptPanel number={number} secret={secret} isPublic onDownload={download} {...more} />,
  )

describe('ReceiptPanel', () => {
  it('says that the paper is there, or that it did not come', async () => {
    download
      .mockRejectedValueOnce(new ApiFailure({ status: 503, code: 'UNAVAILABLE' }))
      .mockResolvedValueOnce(undefined)
    show()
    const button = screen.getByRole('button', { name: messages.download })
    await userEvent.click(button)
    expect(
      await screen.findByText(`${messages.downloadFailed} ${busy.heading}. ${busy.nextStep}`),
    ).toBeInTheDocument()
    await userEvent.click(button)
    expect(await screen.findByText(messages.downloaded)).toBeInTheDocument()
  })

  it('shows a secret link whose secret no server sees', () => {
    show()
    const address = new URL(screen.getByText(/cek-status#/).textContent ?? '')
    expect([address.search, address.hash]).toEqual(['', `#nomor=${number}&kunci=${secret}`])
  })

  it('has a feed for public complaints only, and nothing secret without the secret', () => {
    const { unmount } = show()
    expect(screen.getByRole('link', { name: messages.feed })).toHaveAttribute(
      'href',
      `/v1/public/complaints/${number}/feed?lang=id`,
    )
    unmount()
    show({ isPublic: false, secret: '' })
    expect(screen.queryByRole('link', { name: messages.feed })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: messages.download })).not.toBeInTheDocument()
    expect(screen.queryByText(/kunci=/)).not.toBeInTheDocument()
  })

  it('says in words what the QR code is for', () => {
    show()
    expect(screen.getByText(messages.qrAlt.replace('{number}', number))).toBeInTheDocument()
  })
})
