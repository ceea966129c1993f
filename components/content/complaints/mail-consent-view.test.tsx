import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { mailOutcomes } from '@/lib/complaints/mail-pages'
import { messagesOf } from '@/messages'
import { axeViolations, renderIn } from '@/tests/support/render'
import { ConfirmMailView, MailOutcomeView, StopMailView } from './mail-consent-view'

const [number, token] = ['JBR-20260302-7K4M9Q', 'C'.repeat(22)]

/** What each form of the page would send, by the name of its button. */
function formsOf(element: ReactElement, locale: 'id' | 'en') {
  const { container } = renderIn(locale, element)
  const forms = [...container.querySelectorAll('form')].map((form) => [
    form.querySelector('button')?.textContent,
    `${form.method} ${form.getAttribute('action')}`,
    Object.fromEntries(new FormData(form)),
  ])
  return { container, forms }
}

describe('pages behind the links of mails', () => {
  it.each(['id', 'en'] as const)('ask once before news goes to an address (%s)', async (locale) => {
    const messages = messagesOf(locale)['mail-consent'].confirm
    const { container, forms } = formsOf(
      <ConfirmMailView number={number} token={token} locale={locale} />,
      locale,
    )
    expect(screen.getByRole('heading', { level: 1, name: messages.heading })).toBeVisible()
    expect(screen.getByText(number)).toBeVisible()
    expect(forms).toEqual([
      [messages.button, `post /v1/public/complaint-mails/confirmation/${token}`, { lang: locale }],
    ])
    expect(await axeViolations(container)).toEqual([])
  })

  it.each(['id', 'en'] as const)('stop one complaint or all (%s)', async (locale) => {
    const messages = messagesOf(locale)['mail-consent'].stop
    const { container, forms } = formsOf(
      <StopMailView number={number} token={token} locale={locale} />,
      locale,
    )
    const call = `post /v1/public/complaint-mails/unsubscription/${token}`
    expect(forms).toEqual([
      [messages.complaint, call, { lang: locale, scope: 'complaint' }],
      [messages.all, call, { lang: locale, scope: 'all' }],
    ])
    expect(screen.getByRole('button', { name: messages.all })).toHaveAccessibleDescription(
      messages.allHint,
    )
    expect(await axeViolations(container)).toEqual([])
  })

  it.each(mailOutcomes)('say what came of it: %s', async (outcome) => {
    const messages = messagesOf('en')['mail-consent'].outcome[outcome]
    const { container } = renderIn(
      'en',
      <MailOutcomeView outcome={outcome} contact="info@jabarprov.go.id" />,
    )
    expect(screen.getByRole('heading', { level: 1, name: messages.title })).toBeVisible()
    expect(
      screen.getByText(messages.text.replace('{contact}', 'info@jabarprov.go.id')),
    ).toBeVisible()
    expect(screen.getByRole('link')).toHaveAttribute('href', '/en/aduan-warga/cek-status')
    expect(await axeViolations(container)).toEqual([])
  })
})
