import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { api } from '@/lib/api/client'
import { useWidgetStore } from '@/lib/widgets/widget-store'
import { messagesOf } from '@/messages'
import { installDialog } from '@/tests/support/dialog'
import { FeedbackButton } from '@/features/feedback/feedback-button'
import { LazyWidgets } from './lazy-widgets'

// What a browser fetches ready-made has to be compiled here, which takes long on a busy machine and is no part of the promise.
beforeAll(() => import('@/features/feedback/feedback-modal'), 120_000)

beforeEach(() => {
  installDialog()
  useWidgetStore.getState().close()
  window.scrollTo = () => undefined
  api.defaults.adapter = async (config) => ({
    data: { data: [] },
    status: 200,
    statusText: '',
    headers: {},
    config,
  })
})

describe('feedback', () => {
  it.each(['id', 'en'] as const)(
    'opens the form from a button, with words that no page carries, and closes it (%s)',
    async (locale) => {
      const { widgets, common, feedback } = messagesOf(locale)
      render(
        <NextIntlClientProvider
          locale={locale}
          timeZone="Asia/Jakarta"
          messages={{ widgets, common }}
        >
          <FeedbackButton>Beri ulasan</FeedbackButton>
          <LazyWidgets settings={{ hotlineUrl: undefined, mapsPortalUrl: undefined }} />
        </NextIntlClientProvider>,
      )
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      await userEvent.click(screen.getByRole('button', { name: 'Beri ulasan' }))
      expect(await screen.findByRole('dialog', { name: feedback.title })).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: feedback.closeForm }))
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      expect(screen.getByRole('button', { name: 'Beri ulasan' })).toHaveFocus()
    },
  )
})
