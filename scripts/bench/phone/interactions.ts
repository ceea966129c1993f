import { type Page } from 'playwright'
import { aboutPaths } from '@/lib/address/paths'
import { messagesOf } from '@/messages'
import { photo } from '../complaints'

const t = messagesOf('id')
const { wizard, fields } = t.complaint

/** Something a person does and waits for. */
export interface Interaction {
  name: string
  path: string
  /** What has to be there first; not measured. */
  prepare?: (page: Page) => Promise<unknown>
  act: (page: Page) => Promise<unknown>
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const menuButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: t.menu.open })
const form = '/aduan-warga/buat-aduan'

async function fillReporter(page: Page) {
  await page.getByLabel(fields.name).fill('Siti Rahayu')
  await page.getByLabel(fields.phone).fill('081234567890')
  await page.getByLabel(fields.email).fill('siti.rahayu@gmail.com')
}

async function goToPhotos(page: Page) {
  await fillReporter(page)
  await button(page, wizard.next.toInformation).tap()
  await page.getByRole('radio', { name: t.complaint.visibility.public }).check()
  await page.getByLabel(fields.category, { exact: true }).selectOption('infrastruktur')
  await page.getByLabel(fields.subcategory, { exact: true }).selectOption('jalan-berlubang')
  await page.getByLabel(fields.title).fill('Jalan berlubang di depan sekolah')
  await page.getByLabel(fields.reason).fill('Lubang makin dalam sejak hujan pekan lalu.')
  await button(page, wizard.next.toPhotos).tap()
  await page.locator('input[type=file]').waitFor({ state: 'attached' })
}

/** What people do most, one of each kind. */
export const interactions: readonly Interaction[] = [
  { name: 'menu', path: '/', act: (page) => menuButton(page).tap() },
  {
    name: 'tab',
    path: '/',
    act: (page) => page.getByRole('tab', { name: t.home.news.popular }).tap(),
  },
  {
    name: 'filter',
    path: '/berita',
    act: (page) =>
      page.getByRole('main').getByRole('link', { name: 'Ekonomi', exact: true }).first().tap(),
  },
  {
    name: 'suggestion',
    path: '/pencarian',
    prepare: (page) => page.getByRole('main').locator('input[name=q]').tap(),
    act: (page) => page.keyboard.type('pajak', { delay: 150 }),
  },
  {
    name: 'step on',
    path: form,
    prepare: fillReporter,
    act: (page) => button(page, wizard.next.toInformation).tap(),
  },
  {
    name: 'photo',
    path: form,
    prepare: goToPhotos,
    act: async (page) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await photo() }),
  },
  {
    name: 'dialog',
    path: aboutPaths.leaders,
    act: (page) => page.getByRole('button', { name: t.about.leaders.profile }).first().tap(),
  },
  {
    name: 'panel switch',
    path: '/aksesibilitas',
    prepare: async (page) => {
      await button(page, t.widgets.open).tap()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t.widgets.items.ACCESSIBILITY.title })
        .tap()
      await page.getByRole('switch').first().waitFor()
    },
    act: (page) => page.getByRole('switch').nth(2).tap(),
  },
  {
    name: 'day of the agenda',
    path: '/agenda-jawa-barat',
    act: (page) =>
      page.getByRole('navigation', { name: t.agenda.weekStrip }).getByRole('link').first().tap(),
  },
  {
    name: 'reading bar',
    path: '/aksesibilitas',
    act: (page) => page.getByRole('button', { name: t['reading-bar'].listen }).tap(),
  },
  {
    name: 'language',
    path: '/berita',
    prepare: async (page) => {
      await menuButton(page).tap()
      await page.getByRole('dialog').getByRole('link', { name: 'English' }).waitFor()
    },
    act: (page) => page.getByRole('dialog').getByRole('link', { name: 'English' }).tap(),
  },
  {
    name: 'back',
    path: '/berita',
    prepare: async (page) => {
      await page.locator('main h2 a, main h3 a').first().tap()
      await page.waitForURL(/\/berita\/.+/)
      await page.locator('h1').waitFor()
    },
    act: (page) => page.goBack(),
  },
]
