import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { expectFocusInDialog, tabTo } from './support/keyboard'
import { english, indonesian, type languages } from './support/messages'
import { openWidget } from './support/open-widget'
import { wide } from './support/windows'

type Messages = (typeof languages)[number]['t']['feedback']

/** Where the browser keeps when it last sent feedback. */
const submissionTimeKey = 'feedback-submitted-at'
const tenFields = [
  'age',
  'aspect_value',
  'compliments',
  'criticism',
  'domicile',
  'education',
  'gender',
  'occupation',
  'rating',
  'suggestions',
]

async function openForm(page: Page, { prefix, lang, t }: (typeof languages)[number]) {
  await page.goto(`${prefix}/kebijakan-privasi`)
  await openWidget(page, 'JABARPROV_FEEDBACK', lang)
  const form = page.getByRole('dialog', { name: t.feedback.title })
  await expect(form.getByRole('heading', { name: t.feedback.title })).toBeFocused()
  return form
}

const group = (form: Locator, name: string) => form.getByRole('radiogroup', { name })
const choose = (form: Locator, name: string, answer: string) =>
  group(form, name).getByRole('radio', { name: answer, exact: true }).check()

/** Fills in everything with the pointer. */
async function fillAll(form: Locator, messages: Messages) {
  await choose(form, messages.rating.legend, messages.rating.options[4])
  for (const aspect of ['relevance', 'reachable', 'user_experience', 'user_interface'] as const) {
    await choose(form, messages.aspects[aspect], messages.aspects.options[3])
  }
  await choose(form, messages.compliments.legend, messages.compliments.options.YA)
  await form.getByLabel(messages.texts.criticism, { exact: true }).fill('Tulisan terlalu kecil.')
  await form.getByLabel(messages.texts.suggestions, { exact: true }).fill('Besarkan hurufnya.')
  await choose(form, messages.person.gender, messages.person.genders.P)
  await form.getByLabel(messages.person.age).fill('42')
  await form.getByRole('combobox', { name: messages.person.domicile }).fill('cimahi')
  await form.getByRole('option', { name: 'Kota Cimahi' }).click()
  await form.getByLabel(messages.person.education).selectOption('S1')
  await form.getByLabel(messages.person.occupation, { exact: true }).selectOption('Pengusaha')
}

const submit = (form: Locator, messages: Messages) =>
  form.getByRole('button', { name: messages.submit })

test.describe('in English on a wide window', () => {
  test.use(wide)
  const { lang, t } = english
  const messages = t.feedback

  test('the form stands at the right edge, as high as the window, and comes from beyond it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('transitionrun', ({ target, propertyName }) => {
        if (target instanceof HTMLDialogElement && propertyName === 'transform') {
          const [from] = target
            .getAnimations()
            .flatMap(({ effect }) =>
              effect instanceof KeyframeEffect ? effect.getKeyframes() : [],
            )
          target.dataset.cameFrom = String(from?.transform)
        }
      })
    })
    const form = await openForm(page, english)
    await expect(form).toHaveAttribute('data-came-from', /^translate(X)?\(100%/)
    await expect
      .poll(() => form.boundingBox())
      .toEqual({ x: 1440 - 820, y: 0, width: 820, height: 900 })
  })

  test('feedback is given with the keyboard alone', async ({ page }) => {
    const form = await openForm(page, english)
    /** Goes to a group and chooses its nth answer, the first with the space bar and the others with the arrow key. */
    const choice = async (name: string, nth: number) => {
      const radios = group(form, name).getByRole('radio')
      await tabTo(page, radios.first())
      await page.keyboard.press('Space')
      for (let step = 1; step < nth; step += 1) await page.keyboard.press('ArrowRight')
      await expect(radios.nth(nth - 1)).toBeChecked()
    }
    const write = async (field: Locator, text: string) => {
      await tabTo(page, field)
      await page.keyboard.type(text)
    }

    await choice(messages.rating.legend, 5)
    await choice(messages.aspects.relevance, 4)
    await choice(messages.aspects.reachable, 3)
    await choice(messages.aspects.user_experience, 2)
    await choice(messages.aspects.user_interface, 1)
    await choice(messages.compliments.legend, 2)
    await write(
      form.getByLabel(messages.texts.criticism, { exact: true }),
      'Tulisan terlalu kecil.',
    )
    await write(form.getByLabel(messages.texts.suggestions, { exact: true }), 'Besarkan hurufnya.')
    await choice(messages.person.gender, 2)
    await write(form.getByLabel(messages.person.age), '42')
    const offered = form.getByRole('listbox').getByRole('option')
    await write(form.getByRole('combobox', { name: messages.person.domicile }), 'cimahi')
    await expect(offered).toHaveText(['Kota Cimahi'])
    // The first Escape belongs to the list, the form stays.
    await page.keyboard.press('Escape')
    await expect(form.getByRole('listbox')).toBeHidden()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('cimahi')
    await expect(offered).toHaveText(['Kota Cimahi'])
    await page.keyboard.press('Enter')
    await expect(form.getByRole('combobox', { name: messages.person.domicile })).toHaveValue(
      'Kota Cimahi',
    )
    await tabTo(page, form.getByLabel(messages.person.education))
    await page.keyboard.type(messages.person.educations.S2)
    await tabTo(page, form.getByLabel(messages.person.occupation, { exact: true }))
    await page.keyboard.type(messages.person.occupations.Lainnya)
    await write(form.getByLabel(messages.person.occupationText), 'Petani')
    await expect(submit(form, messages)).not.toHaveAttribute('aria-disabled')
    await expectAccessible(page)

    const [response] = await Promise.all([
      page.waitForResponse('**/v1/feedback'),
      tabTo(page, submit(form, messages)).then(() => page.keyboard.press('Enter')),
    ])
    const thanks = page.getByRole('dialog', { name: messages.results.success.title })
    await expect(thanks).toContainText(messages.results.success.text)
    await expectAccessible(page)

    // The 201 is given after the row is in the database; the conformance suite reads such a row back.
    expect(response.status()).toBe(201)
    const sent: Record<string, unknown> = response.request().postDataJSON()
    expect(Object.keys(sent).toSorted()).toEqual(tenFields)
    expect(sent).toEqual({
      rating: 5,
      compliments: 'TIDAK',
      criticism: 'Tulisan terlalu kecil.',
      suggestions: 'Besarkan hurufnya.',
      aspect_value: { relevance: 4, reachable: 3, user_experience: 2, user_interface: 1 },
      gender: 'L',
      education: 'S2',
      occupation: 'Lainnya - Petani',
      age: 42,
      domicile: 'Kota Cimahi',
    })

    await tabTo(page, thanks.getByRole('button', { name: messages.results.success.button }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()

    // All answers are gone, and the next ones have to wait an hour.
    await openWidget(page, 'JABARPROV_FEEDBACK', lang)
    await expect(form.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(form.getByLabel(messages.texts.criticism, { exact: true })).toHaveValue('')
    await fillAll(form, messages)
    await submit(form, messages).click()
    const wait = page.getByRole('dialog', { name: messages.results.recent.title })
    await expect(wait).toContainText(messages.results.recent.text)
    await expectAccessible(page)
    await wait.getByRole('button', { name: messages.results.recent.button }).click()
    await expect(wait).toBeHidden()
    await expect(form.getByLabel(messages.texts.criticism, { exact: true })).toHaveValue(
      'Tulisan terlalu kecil.',
    )
  })
})

test('an incomplete form asks for the rating first, names what is missing and leads there', async ({
  page,
}) => {
  const form = await openForm(page, indonesian)
  const criticism = form.getByLabel(indonesian.t.feedback.texts.criticism, { exact: true })
  await criticism.fill('Tulisan terlalu kecil.')
  await expect(group(form, indonesian.t.feedback.rating.legend)).toHaveAccessibleDescription(
    indonesian.t.feedback.rating.first,
  )
  await expect(criticism).toBeFocused()
  await expectAccessible(page)
  await choose(form, indonesian.t.feedback.rating.legend, indonesian.t.feedback.rating.options[2])
  await expect(form.getByText(indonesian.t.feedback.rating.first)).toHaveCount(0)

  // Inactive for assistive technology, but a press still tells what is missing.
  await expect(submit(form, indonesian.t.feedback)).toHaveAttribute('aria-disabled', 'true')
  await submit(form, indonesian.t.feedback).press('Enter')
  const summary = form.getByRole('region')
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${indonesian.t.common.formErrors.prefix}`))
  await summary.getByRole('link', { name: indonesian.t.feedback.names.age }).click()
  await expect(form.getByLabel(indonesian.t.feedback.person.age)).toBeFocused()
  await page.keyboard.press('Tab')
  // By its id, so that a failure says what has the focus instead.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.outerHTML))
    .toContain('id="feedback-domicile"')
  await expect(form.getByRole('listbox')).toBeVisible()
  await expectAccessible(page)
})

test('a failure is told in the fixed words and keeps the answers; thanks lead to what all answers add up to, and the form is gone', async ({
  page,
}) => {
  await page.route('**/v1/feedback', (route) => route.abort())
  const form = await openForm(page, indonesian)
  await fillAll(form, indonesian.t.feedback)
  await submit(form, indonesian.t.feedback).click()
  const sorry = page.getByRole('dialog', { name: indonesian.t.feedback.results.error.title })
  await expect(sorry).toContainText(indonesian.t.feedback.results.error.text)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sorry).toBeHidden()
  await expect(submit(form, indonesian.t.feedback)).toBeFocused()
  await page.unroute('**/v1/feedback')
  await submit(form, indonesian.t.feedback).click()
  const { results } = indonesian.t.feedback
  const thanks = page.getByRole('dialog', { name: results.success.title })
  await thanks.getByRole('link', { name: results.success.index }).click()
  await expect(page).toHaveURL(/\/kepuasan-pengguna$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    indonesian.t['portal-index'].title,
  )
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('feedback within 60 minutes of the last is refused without asking the server', async ({
  page,
}) => {
  const requests: string[] = []
  page.on(
    'request',
    (request) => request.method() === 'POST' && requests.push(new URL(request.url()).pathname),
  )
  await page.addInitScript(
    (key) => window.localStorage.setItem(key, String(Date.now() - 59 * 60_000)),
    submissionTimeKey,
  )
  const form = await openForm(page, indonesian)
  await fillAll(form, indonesian.t.feedback)
  await submit(form, indonesian.t.feedback).click()
  await expect(page.getByRole('dialog', { name: 'Mohon Maaf' })).toContainText(
    'Silakan coba lagi dalam 1 jam (60 menit).',
  )
  expect(requests.filter((path) => path === '/v1/feedback')).toEqual([])
})

test('a text takes 500 characters and tells how many are left; the form keeps the page behind it out of reach and gives the focus back', async ({
  page,
}) => {
  const form = await openForm(page, indonesian)
  await expectFocusInDialog(page, 60)
  const text = form.getByLabel('Saran', { exact: true })
  await text.fill('Besarkan hurufnya.')
  await expect(text).toHaveAccessibleDescription(/482 karakter tersisa/)
  await text.press('ControlOrMeta+a')
  await page.keyboard.insertText('x'.repeat(600))
  await expect(text).toHaveValue('x'.repeat(500))
  await expect(text).toHaveAccessibleDescription(/0 karakter tersisa/)
  await form.getByRole('button', { name: indonesian.t.feedback.closeForm }).click()
  await expect(form).toBeHidden()
  await expect(page.locator(':focus')).toHaveAccessibleName(/Beri ulasan|Fitur/)
})
