import { expect, type Page } from '@playwright/test'
import { aboutPaths } from '@/lib/address/paths'
import { menus } from '@/lib/navigation/menus'
import { complaintCalls, openFollowed } from '../support/mock-followed'
import type { languages } from '../support/messages'
import { openFeatureSheet, openWidget, pressToOpen } from '../support/open-widget'

type Language = (typeof languages)[number]

/** A part of a page that opens on demand. */
export interface OpenState {
  name: string
  /** Indonesian path of the page. */
  path: string
  /** Where it exists; both windows unless said. */
  only?: 'phone' | 'wide'
  open: (page: Page, language: Language) => Promise<unknown>
}

const shortPage = '/aksesibilitas'
const statusPage = '/aduan-warga/cek-status'
const rememberedList = (page: Page, { t }: Language) =>
  page.getByRole('region', { name: t['complaint-status-page'].device.title })
/** A response of another shape: of all failures the only one that the console does not report. */
const respondMalformed = (page: Page, calls: string) =>
  page.route(calls, (route) => route.fulfill({ json: { data: 'nothing' } }))
const isThere = (page: Page) =>
  expect(page.locator('[data-skeleton], [aria-busy=true]')).toHaveCount(0)

const widgets = (
  ['ACCESSIBILITY', 'CITIZEN_COMPLAINT', 'QUICK_ACCESS', 'WEATHER', 'JABARPROV_FEEDBACK'] as const
).map((widget): OpenState => ({
  name: `the widget ${widget}`,
  path: shortPage,
  open: async (page, { lang }) => {
    await openWidget(page, widget, lang)
    await isThere(page)
  },
}))

const megaMenus = menus.map(({ title }): OpenState => ({
  name: `the menu ${title}`,
  path: shortPage,
  only: 'wide',
  open: async (page, { t }) => {
    const { titles, closePanel } = t.menu
    await pressToOpen(
      page.getByRole('banner').getByRole('button', { name: titles[title], exact: true }),
      page.getByTitle(closePanel),
    )
    await isThere(page)
  },
}))

export const openStates: OpenState[] = [
  ...widgets,
  ...megaMenus,
  {
    name: 'the menu of phones with a group open',
    path: shortPage,
    only: 'phone',
    open: async (page, { t }) => {
      const dialog = page.getByRole('dialog', { name: t.menu.label })
      await pressToOpen(page.getByRole('banner').getByRole('button', { name: t.menu.open }), dialog)
      await dialog.getByRole('button', { name: t.menu.titles.services }).click()
      await expect(dialog.getByRole('button', { expanded: true })).toHaveText([
        t.menu.titles.services,
      ])
      await isThere(page)
    },
  },
  {
    name: 'the choice of languages',
    path: shortPage,
    only: 'wide',
    open: (page) => page.getByRole('banner').locator('details > summary').click(),
  },
  {
    name: "the sheet of 'Fitur' in the whole window",
    path: shortPage,
    only: 'phone',
    open: async (page, { lang, t }) =>
      (await openFeatureSheet(page, lang))
        .getByRole('button', { name: t.widgets.sheet.expand })
        .click(),
  },
  {
    name: 'a group of the sitemap',
    path: shortPage,
    only: 'phone',
    open: (page, { t }) =>
      page.getByRole('contentinfo').locator('summary', { hasText: t.menu.titles.ppid }).click(),
  },
  {
    name: 'popular news',
    path: '/',
    open: (page, { t }) =>
      pressToOpen(
        page.getByRole('tab', { name: t.home.news.popular }),
        page.getByRole('tabpanel', { name: t.home.news.popular }),
      ),
  },
  {
    name: 'suggestions of the search',
    path: '/pencarian',
    open: async (page, { lang, t }) => {
      const field = page.getByRole('main').locator('input[name=q]')
      await field.click()
      await expect(field).toHaveAttribute('role', 'combobox')
      await field.pressSequentially(lang === 'id' ? 'lowon' : 'vehi')
      await expect(
        page.getByRole('listbox', { name: t.search.suggestions }).getByRole('option').first(),
      ).toBeVisible()
    },
  },
  {
    name: 'the profile of a leader',
    path: aboutPaths.leaders,
    open: (page, { t }) =>
      pressToOpen(
        page.getByRole('button', {
          name: t.about.leaders.profileOf.replace('{name}', 'Dedi Mulyadi'),
        }),
        page.getByRole('dialog'),
      ),
  },
  {
    name: 'the choices of services',
    path: '/layanan',
    only: 'phone',
    open: (page, { t }) =>
      page.locator('summary').filter({ hasText: t.services.facets.title }).click(),
  },
  {
    name: 'a question about the app',
    path: '/sapawarga',
    open: (page) => page.locator('main summary').first().click(),
  },
  {
    name: 'a step of a complaint with mistakes',
    path: '/aduan-warga/buat-aduan',
    open: async (page, { t }) => {
      await page
        .getByRole('button', { name: t.complaint.wizard.next.toInformation, exact: true })
        .click()
      await expect(page).toHaveTitle(new RegExp(`^${t.common.formErrors.prefix}`))
    },
  },
  {
    name: 'a complaint that this device remembers',
    path: shortPage,
    open: async (page, language) => {
      const { prefix, t } = language
      await openFollowed(page, 'asked', prefix)
      await page.getByRole('checkbox', { name: t['complaint-status-page'].device.remember }).click()
      await expect(rememberedList(page, language)).toBeVisible()
      await page.goto(`${prefix}${shortPage}`)
      await page.goto(`${prefix}${statusPage}`)
      await expect(rememberedList(page, language).getByRole('listitem')).toHaveCount(1)
    },
  },
  {
    name: 'more words for a complaint',
    path: shortPage,
    open: async (page, { prefix, t }) => {
      const { acts, act } = t['complaint-following']
      await openFollowed(page, 'asked', prefix)
      await pressToOpen(
        page.getByRole('button', { name: acts.button.add }),
        page.getByRole('dialog', { name: act.add.title }),
      )
    },
  },
  {
    name: 'a look-up that failed',
    path: statusPage,
    open: async (page, { t }) => {
      const { numberLabel, numberPlaceholder, submit, retry } = t['complaint-status-page']
      await respondMalformed(page, complaintCalls)
      await page.getByLabel(numberLabel).fill(numberPlaceholder)
      await pressToOpen(
        page.getByRole('button', { name: submit }),
        page.getByRole('main').getByRole('button', { name: retry }),
      )
    },
  },
  {
    name: 'a widget whose content failed',
    path: shortPage,
    open: async (page, { lang, t }) => {
      await respondMalformed(page, '**/v1/public/quick-accesses?*')
      const popup = await openWidget(page, 'QUICK_ACCESS', lang)
      await expect(popup.getByRole('button', { name: t['quick-access'].retry })).toBeVisible()
    },
  },
  {
    name: 'feedback with mistakes',
    path: shortPage,
    open: async (page, { lang, t }) => {
      const form = await openWidget(page, 'JABARPROV_FEEDBACK', lang)
      await form
        .getByRole('radiogroup', { name: t.feedback.rating.legend })
        .getByRole('radio')
        .first()
        .check()
      await form.getByRole('button', { name: t.feedback.submit }).press('Enter')
      await expect(form.getByRole('region')).toBeFocused()
    },
  },
]
