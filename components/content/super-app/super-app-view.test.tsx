import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { locales, type Locale } from '@/lib/i18n/locales'
import { superApp } from '@/lib/schemas/super-app'
import { localised } from '@/lib/server/content/localised'
import { messagesOf } from '@/messages'
import { axeViolations, renderIn } from '@/tests/support/render'
import { SuperAppView } from './super-app-view'

const appIn = (locale: Locale) =>
  superApp.parse(
    localised(
      JSON.parse(readFileSync('lib/server/seed/content/super-app/super-app.json', 'utf8')),
      locale,
    ),
  )

describe('SuperAppView', () => {
  it.each(locales)(
    'shows sixteen services, the questions and both stores twice (%s)',
    async (locale) => {
      const { container } = renderIn(locale, <SuperAppView app={appIn(locale)} />)
      const t = messagesOf(locale)['super-app']
      expect(screen.getByRole('heading', { level: 1, name: t.headline })).toBeVisible()
      expect(
        within(screen.getByRole('region', { name: t.services })).getAllByRole('article'),
      ).toHaveLength(16)
      expect(screen.getAllByRole('list', { name: t.stores })).toHaveLength(2)
      expect(screen.getAllByRole('link', { name: new RegExp(t.googlePlay) })[0]).toHaveAttribute(
        'data-address',
        expect.stringContaining('id=com.sapawarga.jds'),
      )
      expect(screen.getAllByRole('link', { name: new RegExp(t.appStore) })[0]).toHaveAttribute(
        'data-address',
        expect.stringContaining('id6443805562'),
      )
      const social = within(screen.getByRole('region', { name: t.social }))
      expect(social.getAllByRole('link').map((link) => link.dataset.eventTitle)).toEqual([
        'Facebook',
        'Twitter (X)',
        'Instagram',
      ])
      expect(await axeViolations(container)).toEqual([])
    },
  )

  it('keeps the facts of the specification', () => {
    const answers = appIn('id')
      .faq.map(({ answer }) => answer)
      .join(' ')
    for (const fact of [
      'Rp17.000',
      '16 layanan publik',
      'Senin sampai Jumat, pukul 08.00–16.00 WIB',
      'sesi 30 menit',
      '09.00–12.00 dan 13.00–15.00',
      'masing-masing 4 sesi',
    ]) {
      expect(answers).toContain(fact)
    }
  })
})
