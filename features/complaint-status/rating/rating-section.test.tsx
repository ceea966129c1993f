import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { InternalAxiosRequestConfig } from 'axios'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/api/client'
import { ApiFailure } from '@/lib/api/failure'
import type { ComplaintRating } from '@/lib/schemas/complaint-ratings'
import { messagesOf } from '@/messages'
import { axeViolations, renderIn } from '@/tests/support/render'
import { RatingSection } from './rating-section'

const {
  'complaint-following': { rating: words },
  feedback: { rating: faces },
} = messagesOf('id')
const own = { number: 'JBR-20260302-7K4M9Q', secret: 'A'.repeat(26) }
const given: ComplaintRating = {
  rating: 4,
  reason: 'Cepat ditangani.',
  created_at: '2026-03-06T09:00:00+07:00',
}

let calls: InternalAxiosRequestConfig[] = []
let refuseWith: ApiFailure | null = null

beforeAll(() => import('./rating-panel'), 120_000)
beforeEach(() => {
  calls = []
  refuseWith = null
  api.defaults.adapter = async (config) => {
    calls.push(config)
    if (refuseWith) throw refuseWith
    return { data: { data: given }, status: 200, statusText: '', headers: {}, config }
  }
})

async function open(locale: 'id' | 'en' = 'id', rating: ComplaintRating | null = null) {
  const onMoved = vi.fn()
  const { container } = renderIn(locale, <RatingSection {...{ own, rating, onMoved }} />)
  const name = messagesOf(locale)['complaint-following'].rating[rating === null ? 'open' : 'see']
  await userEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(document.getElementById('handling-rating-panel')).not.toBeNull())
  return { container, onMoved }
}
const submit = () => userEvent.click(screen.getByRole('button', { name: words.submit }))

describe('RatingSection', () => {
  it('breaks no accessibility rule, closed, open or rated', async () => {
    for (const locale of ['id', 'en'] as const) {
      const closed = renderIn(
        locale,
        <RatingSection own={own} rating={null} onMoved={() => undefined} />,
      )
      expect(screen.queryByRole('radio')).not.toBeInTheDocument()
      expect(await axeViolations(closed.container)).toEqual([])
      closed.unmount()
      for (const rating of [null, given]) {
        const { container } = await open(locale, rating)
        expect(await axeViolations(container)).toEqual([])
        document.body.replaceChildren()
      }
    }
  })

  it('is chosen with the arrow keys, sent once, and thanked for in place', async () => {
    const { container } = await open()
    const group = within(screen.getByRole('radiogroup', { name: words.legend }))
    await userEvent.click(group.getByRole('radio', { name: faces.options[3] }))
    await userEvent.keyboard('{ArrowRight}')
    expect(group.getByRole('radio', { name: faces.options[4] })).toBeChecked()
    await userEvent.type(screen.getByRole('textbox'), ' Cepat ditangani. ')
    await submit()
    expect((await screen.findAllByText(words.thanks)).length).toBeGreaterThan(0)
    expect(calls).toHaveLength(1)
    expect(calls[0]?.url).toBe(`/public/complaints/${own.number}/rating`)
    expect(calls[0]?.headers['X-Complaint-Secret']).toBe(own.secret)
    expect(JSON.parse(String(calls[0]?.data))).toEqual({ rating: 4, reason: 'Cepat ditangani.' })
    expect(screen.getByRole('heading', { name: words.title })).toHaveFocus()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    expect(screen.getByText(faces.options[4])).toBeVisible()
    expect(await axeViolations(container)).toEqual([])
  })

  it('asks for a face first', async () => {
    await open()
    await submit()
    expect(screen.getByText(faces.first)).toBeVisible()
    expect(screen.getByRole('radio', { name: faces.options[1] })).toHaveFocus()
    expect(calls).toEqual([])
  })

  it('keeps what was written when it is refused, and has the complaint read again', async () => {
    const { onMoved } = await open()
    refuseWith = new ApiFailure({ status: 409, code: 'MOVE_NOT_ALLOWED' })
    await userEvent.click(screen.getByRole('radio', { name: faces.options[1] }))
    await userEvent.type(screen.getByRole('textbox'), 'Lama')
    await submit()
    await waitFor(() => expect(onMoved).toHaveBeenCalledOnce())
    expect(screen.getByRole('textbox')).toHaveValue('Lama')
    expect(screen.queryByText(words.thanks)).not.toBeInTheDocument()
  })

  it('keeps what was chosen and written while it is closed', async () => {
    await open()
    await userEvent.click(screen.getByRole('radio', { name: faces.options[4] }))
    await userEvent.type(screen.getByRole('textbox'), 'Cepat')
    await userEvent.click(screen.getByRole('button', { name: words.close }))
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: words.open }))
    expect(screen.getByRole('radio', { name: faces.options[4] })).toBeChecked()
    expect(screen.getByRole('textbox')).toHaveValue('Cepat')
  })

  it('says that it did not arrive although it was closed meanwhile, and is sent once however often it is opened', async () => {
    await open()
    let refuse: () => void = () => undefined
    api.defaults.adapter = (config) => {
      calls.push(config)
      return new Promise((_, reject) => {
        refuse = () => reject(new ApiFailure({ status: 503, code: 'UNAVAILABLE' }))
      })
    }
    await userEvent.click(screen.getByRole('radio', { name: faces.options[4] }))
    await submit()
    await userEvent.click(screen.getByRole('button', { name: words.close }))
    await userEvent.click(screen.getByRole('button', { name: words.open }))
    await submit()
    await userEvent.click(screen.getByRole('button', { name: words.close }))
    expect(calls).toHaveLength(1)
    refuse()
    const { heading } = messagesOf('id').failures.busy
    const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)
    await waitFor(() => expect(alerts().filter((each) => each.includes(heading))).toHaveLength(1))
    await userEvent.click(screen.getByRole('button', { name: words.open }))
    expect(screen.getByRole('radio', { name: faces.options[4] })).toBeChecked()
  })

  it('leaves the focus where somebody went while it was on its way', async () => {
    await open()
    let arrive: () => void = () => undefined
    api.defaults.adapter = (config) =>
      new Promise((resolve) => {
        arrive = () =>
          resolve({ data: { data: given }, status: 200, statusText: '', headers: {}, config })
      })
    await userEvent.click(screen.getByRole('radio', { name: faces.options[4] }))
    await submit()
    const close = screen.getByRole('button', { name: words.close })
    close.focus()
    arrive()
    expect((await screen.findAllByText(words.thanks)).length).toBeGreaterThan(0)
    expect(close).toHaveFocus()
  })

  it('shows what was said before', async () => {
    await open('id', given)
    expect(screen.getByText(given.reason)).toBeVisible()
    expect(screen.getByText(words.given)).toBeVisible()
  })
})
