import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import { axeViolations, renderIn } from '@/tests/support/render'
import hotline from '@/lib/server/seed/content/services/hotline-jabar.json'
import { HotlineClosed, isHotlineService } from './hotline-closed'

it('knows the service of the seed content', () => {
  expect(isHotlineService(hotline)).toBe(true)
  expect(isHotlineService({ id: 45 })).toBe(false)
})

it.each(locales)('leads to the mail address and to the complaint form (%s)', async (locale) => {
  const { container } = renderIn(locale, <HotlineClosed email="info@example.go.id" />)
  const [mail, form] = screen.getAllByRole('link')
  expect(mail).toHaveAttribute('href', 'mailto:info@example.go.id')
  expect(form?.getAttribute('href')).toMatch(/\/aduan-warga\/buat-aduan$/)
  expect(await axeViolations(container)).toEqual([])
})
