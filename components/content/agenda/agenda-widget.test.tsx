import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { messagesOf } from '@/messages'
import { sampleEvent } from '@/tests/support/event-samples'
import { axeViolations, renderIn } from '@/tests/support/render'
import { AgendaWidget } from './agenda-widget'

const today = '2026-11-21'
const on = (day: string) => ({ date: `${day}T00:00:00+07:00` })

describe('AgendaWidget', () => {
  it('offers the week of today from Monday to Sunday and begins with today', async () => {
    const { container } = renderIn('id', <AgendaWidget today={today} events={[sampleEvent()]} />)
    const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
    expect(names).toHaveLength(7)
    expect(names[0]).toBe('Sen 16, tidak ada acara')
    expect(names[6]).toBe('Min 22, tidak ada acara')
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(
      /Sab 21\s*, 1 acara, hari ini/,
    )
    expect(await axeViolations(container)).toEqual([])
  })

  it('keeps the events of each day in a block of their own, which the choice of its number shows', () => {
    const events = [
      sampleEvent({ id: 1, title: 'Senin', ...on('2026-11-16') }),
      sampleEvent({ id: 2, title: 'Sabtu' }),
    ]
    const { container } = renderIn('id', <AgendaWidget today={today} events={events} />)
    const block = (number: number) =>
      container.querySelector<HTMLElement>(`[class*="value='${number}'"]`) ?? document.body
    expect(within(block(0)).getByRole('link')).toHaveTextContent('Senin')
    expect(within(block(5)).getByRole('link')).toHaveTextContent('Sabtu')
    expect(within(block(1)).queryByRole('link')).toBeNull()
    expect(block(1)).toHaveTextContent(messagesOf('id').agenda.widget.emptyDay)
  })

  it('leads to an event, marks examples and gives hours as the language writes them', () => {
    renderIn(
      'en',
      <AgendaWidget today={today} events={[sampleEvent({ is_demo: true, lang: 'en' })]} />,
    )
    expect(screen.getByRole('link', { name: 'Apel pagi' })).toHaveAttribute(
      'href',
      '/en/agenda-jawa-barat?tanggal=2026-11-21&id=5000#rincian',
    )
    expect(screen.getByText('Example')).toBeVisible()
    expect(screen.getByText('08:00')).toBeVisible()
  })

  it('turns what does not fit into a link to the day', () => {
    const events = Array.from({ length: 6 }, (_, at) =>
      sampleEvent({ id: at + 1, title: `Acara ${at}` }),
    )
    renderIn('id', <AgendaWidget today={today} events={events} />)
    expect(screen.getByRole('link', { name: '2 acara lagi' })).toHaveAttribute(
      'href',
      '/agenda-jawa-barat?tampilan=hari&tanggal=2026-11-21',
    )
  })
})

it('says which events are called off', () => {
  renderIn('en', <AgendaWidget today={today} events={[sampleEvent({ is_cancelled: true })]} />)
  expect(screen.getByText('Cancelled')).toBeVisible()
})
