import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { api } from '@/lib/api/client'
import type { QuickAccess } from '@/lib/schemas/quick-accesses'
import { useWidgetStore } from '@/lib/widgets/widget-store'
import { messagesOf } from '@/messages'
import { installDialog } from '@/tests/support/dialog'
import { axeViolations, renderIn } from '@/tests/support/render'
import { LazyWidgets } from './lazy-widgets'
// Fetched here already, so that no test waits for its many modules.
import '@/features/quick-access/quick-access-popup'

const item = (id: number, changes: Partial<QuickAccess> = {}): QuickAccess => ({
  id,
  title: `Layanan ${id}`,
  description: '',
  link: 'https://satudata.jabarprov.go.id',
  is_active: true,
  image: 'open-data',
  created_at: '2026-11-21T03:00:00Z',
  updated_at: '2026-11-21T03:00:00Z',
  ...changes,
})
const listOf = (data: QuickAccess[]) =>
  JSON.stringify({
    data,
    meta: { total_count: data.length, total_page: 1, current_page: 1, per_page: 8 },
  })

let server: Server | undefined

/** A provincial API that answers as the test says; the browser of the tests reaches it from another origin. */
async function serve(handler: RequestListener) {
  server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', '*')
    if (request.method === 'OPTIONS') response.end()
    else handler(request, response)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  api.defaults.baseURL = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`
}

// A busy machine must not fail a test that is right.
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => {
  installDialog()
  useWidgetStore.getState().close()
})

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

async function open(locale: 'id' | 'en', mapsPortalUrl?: string) {
  const { container } = renderIn(
    locale,
    <LazyWidgets settings={{ hotlineUrl: undefined, mapsPortalUrl }} />,
  )
  act(() => useWidgetStore.setState({ modal: 'QUICK_ACCESS' }))
  await screen.findByRole('dialog')
  return container
}

describe('quick access', () => {
  it.each(['id', 'en'] as const)(
    'names the maps portal where the settings know it, beside the eight, and only there (%s)',
    async (locale) => {
      const { maps } = messagesOf(locale)['quick-access']
      await serve((_, response) => response.end(listOf([item(1)])))
      await open(locale, 'https://peta.contoh.go.id')
      expect(await screen.findByRole('link', { name: new RegExp(maps) })).toHaveAttribute(
        'data-address',
        'https://peta.contoh.go.id',
      )
      act(() => useWidgetStore.getState().close())
      cleanup()
      await open(locale)
      expect(screen.queryByRole('link', { name: new RegExp(maps) })).toBeNull()
    },
  )

  it.each(['id', 'en'] as const)(
    'shows eight placeholders, then what the API lists in the language (%s)',
    async (locale) => {
      const requests: unknown[] = []
      await serve((request, response) => {
        requests.push(request.url, request.headers['content-language'])
        response.end(listOf(Array.from({ length: 8 }, (_, index) => item(index + 1))))
      })
      const container = await open(locale)
      expect(screen.getByRole('dialog')).toHaveAccessibleName(
        messagesOf(locale)['quick-access'].title,
      )
      expect([
        container.querySelector('[aria-busy="true"]') !== null,
        container.querySelectorAll('.skeleton').length,
      ]).toEqual([true, 8])
      expect(await screen.findAllByRole('link')).toHaveLength(8)
      expect([
        container.querySelector('[aria-busy="true"]'),
        container.querySelectorAll('.skeleton').length,
      ]).toEqual([null, 0])
      expect(requests).toEqual(['/v1/public/quick-accesses?is_active=1&per_page=8', locale])
      expect(await axeViolations(container)).toEqual([])
    },
  )

  it('stays empty when the call fails, says so and tries again on request', async () => {
    let calls = 0
    await serve((_, response) => {
      calls += 1
      if (calls === 1) response.writeHead(503).end()
      else response.end(listOf([item(1, { title: 'Satu Data' })]))
    })
    await open('id')
    const { 'quick-access': messages, failures } = messagesOf('id')
    const { busy } = failures
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        `${messages.failed} ${busy.heading}. ${busy.nextStep}`,
      ),
    )
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    await userEvent.click(await screen.findByRole('button', { name: messages.retry }))
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
    expect(await screen.findByRole('link', { name: /Satu Data/ })).toBeVisible()
  })

  it('says that there is nothing when the list is empty', async () => {
    await serve((_, response) => response.end(listOf([])))
    await open('id')
    expect(await screen.findByText(messagesOf('id')['quick-access'].empty)).toBeVisible()
  })

  it('tells of a lost connection, and asks again when it opens after one that came back unseen', async () => {
    await serve((_, response) => response.end(listOf([item(1, { title: 'Satu Data' })])))
    const { 'quick-access': messages } = messagesOf('id')
    await open('id')
    expect(await screen.findByRole('link', { name: /Satu Data/ })).toBeVisible()
    act(() => void window.dispatchEvent(new Event('offline')))
    act(() => useWidgetStore.getState().close())
    cleanup()
    await open('id')
    expect(screen.queryByText(messages.empty)).toBeNull()
    expect(await screen.findByRole('link', { name: /Satu Data/ })).toBeVisible()
  })

  it('closes when a service is followed, also one inside the portal with a drawing nobody knows', async () => {
    await serve((_, response) =>
      response.end(
        listOf([
          item(1, {
            title: 'Aduan',
            link: '/aduan-warga',
            image: 'https://elsewhere.example/a.png',
          }),
        ]),
      ),
    )
    await open('en')
    document.addEventListener('click', (event) => event.preventDefault(), {
      once: true,
      capture: true,
    })
    const link = await screen.findByRole('link', { name: 'Aduan' })
    expect(link).toHaveAttribute('href', '/en/aduan-warga')
    fireEvent.click(link)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
