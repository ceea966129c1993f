import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { portalIndexPath } from '@/lib/address/paths'
import { useAnalyticsStore } from '@/lib/analytics/events'
import { ApiFailure } from '@/lib/api/failure'
import { localePath } from '@/lib/i18n/locales'
import { messagesOf } from '@/messages'
import { axeViolations } from '@/tests/support/render'
import {
  answers,
  box,
  choose,
  fillAll,
  form,
  id,
  languages,
  list,
  network,
  open,
  prepareForm,
  submit,
} from './form-driver'

beforeEach(prepareForm)

describe('feedback form', () => {
  it.each(languages)(
    'sends exactly the ten answers, thanks and closes (%s)',
    async (locale, messages) => {
      const onClose = open(locale)
      await fillAll(messages)
      expect(submit(messages)).not.toHaveAttribute('aria-disabled')
      expect(submit(messages)).toHaveAccessibleDescription(messages.complete)
      await userEvent.click(submit(messages))
      const thanks = await screen.findByRole('dialog', { name: messages.results.success.title })
      expect(thanks).toHaveTextContent(messages.results.success.text)
      expect(network.sent).toStrictEqual([answers])
      expect(network.requested).toStrictEqual([
        { depth: 2, parent_code_kemendagri: '32', per_page: 30 },
      ])
      expect(
        within(thanks).getByRole('link', { name: messages.results.success.index }),
      ).toHaveAttribute('href', localePath(locale, portalIndexPath))
      expect(await axeViolations(document.body)).toEqual([])
      await userEvent.click(
        within(thanks).getByRole('button', { name: messages.results.success.button }),
      )
      expect(onClose).toHaveBeenCalledOnce()
    },
  )

  it.each(languages)(
    'stays inactive while answers are missing, names them and leads to each (%s)',
    async (locale, messages) => {
      open(locale)
      expect(submit(messages)).toHaveAttribute('aria-disabled', 'true')
      expect(submit(messages)).toHaveAccessibleDescription(
        expect.stringContaining(messages.names.domicile),
      )
      await choose(messages.rating.legend, messages.rating.options[1])
      await userEvent.click(submit(messages))
      const summary = within(form(messages)).getByRole('region')
      expect(summary).toHaveFocus()
      expect(document.title).toMatch(new RegExp(`^${messagesOf(locale).common.formErrors.prefix}`))
      expect(within(summary).getAllByRole('link')).toHaveLength(12)
      expect(screen.getByRole('radiogroup', { name: messages.person.gender })).toBeInvalid()
      expect(box(messages.texts.criticism)).toBeInvalid()
      expect(await axeViolations(document.body)).toEqual([])
      await userEvent.click(
        within(summary).getByRole('link', { name: new RegExp(`^${messages.names.domicile}`) }),
      )
      expect(list(messages.person.domicile)).toHaveFocus()
      expect(network.sent).toEqual([])
    },
  )

  it('tells that the survey was opened', () => {
    open()
    expect(useAnalyticsStore.getState().lastEventName).toBe('survey-open')
  })

  it('says which few answers are still missing', async () => {
    open()
    await fillAll()
    await userEvent.clear(box(id.texts.criticism))
    await userEvent.clear(box(id.person.occupationText))
    expect(screen.getByText('Perlu dilengkapi: Kritik dan Sebutan pekerjaan')).toBeVisible()
  })

  it('shows the exact hint once somebody goes on without a rating, and takes it back with the rating', async () => {
    open()
    const rating = () => screen.getByRole('radiogroup', { name: id.rating.legend })
    await userEvent.click(box(id.texts.criticism))
    expect(rating()).toBeValid()
    await userEvent.keyboard('a')
    expect(rating()).toHaveAccessibleDescription('Pilih kepuasan Anda terlebih dahulu')
    expect(
      screen.getByText('Pilih kepuasan Anda terlebih dahulu', { selector: '[role=status]' }),
    ).toBeInTheDocument()
    expect(box(id.texts.criticism)).toHaveFocus()
    await choose(id.rating.legend, id.rating.options[3])
    expect(rating()).toBeValid()
    expect(screen.queryByText('Pilih kepuasan Anda terlebih dahulu')).not.toBeInTheDocument()
  })

  it('takes 500 emoji as well: a character is a character', async () => {
    open()
    const text = box(id.texts.suggestions)
    await userEvent.click(text)
    await userEvent.paste('\u{1F600}'.repeat(501))
    expect(text).toHaveValue('\u{1F600}'.repeat(500))
    expect(text).toHaveAccessibleDescription(expect.stringContaining('0 karakter tersisa'))
  })

  it('takes 500 characters and tells how many are left', async () => {
    open()
    const text = box(id.texts.suggestions)
    await userEvent.type(text, 'Besarkan')
    expect(text).toHaveAccessibleDescription(expect.stringContaining('492 karakter tersisa'))
    await userEvent.click(text)
    await userEvent.paste('x'.repeat(600))
    expect(text).toHaveValue(`Besarkan${'x'.repeat(492)}`)
    expect(text).toHaveAccessibleDescription(expect.stringContaining('0 karakter tersisa'))
  })

  it('asks for two digits only once the age has been left', async () => {
    open()
    const age = box(`${id.person.age} ${id.person.ageNote}`)
    expect(age).toHaveAttribute('placeholder', 'Contoh: 22')
    expect(age).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(age, '7')
    expect(age).toBeValid()
    await userEvent.tab()
    expect(age).toHaveAccessibleDescription('Usia harus dua angka')
    await userEvent.type(age, '2')
    expect(age).toHaveValue('72')
    expect(age).toBeValid()
  })

  it('asks for the name of the occupation only beside Lainnya', async () => {
    open()
    expect(
      screen.queryByRole('textbox', { name: id.person.occupationText }),
    ).not.toBeInTheDocument()
    await userEvent.selectOptions(list(id.person.occupation), 'Lainnya')
    expect(box(id.person.occupationText)).toBeVisible()
    await userEvent.selectOptions(list(id.person.occupation), 'TNI')
    expect(
      screen.queryByRole('textbox', { name: id.person.occupationText }),
    ).not.toBeInTheDocument()
  })

  it('offers to load the cities again after a failure', async () => {
    network.areaFailures.push(new ApiFailure({ status: 0, code: 'NETWORK' }))
    open()
    const reload = await screen.findByRole('button', { name: id.person.domicileReload })
    expect(reload.parentElement).toHaveTextContent(messagesOf('id').failures.unreachable.heading)
    await userEvent.click(reload)
    await waitFor(() =>
      expect(
        screen.queryByRole('button', { name: id.person.domicileReload }),
      ).not.toBeInTheDocument(),
    )
    expect(list(id.person.domicile)).toHaveFocus()
    await userEvent.click(list(id.person.domicile))
    expect(await screen.findByRole('option', { name: 'Kota Bandung' })).toBeVisible()
    expect(console.warn).toHaveBeenCalledWith('Cities not loaded', 'NETWORK')
  })

  it('asks before Escape throws written words away, once for the same words', async () => {
    const onClose = open()
    const escape = (dialog: HTMLElement) =>
      fireEvent(dialog, new Event('cancel', { cancelable: true }))
    const question = () => screen.getByRole('dialog', { name: id.leave.title })
    const stay = () => userEvent.click(within(question()).getByText(id.leave.stay))
    await userEvent.type(box(id.texts.criticism), 'Kecil')
    escape(form())
    expect(question()).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
    await stay()
    expect(screen.queryByRole('dialog', { name: id.leave.title })).not.toBeInTheDocument()
    expect(box(id.texts.criticism)).toHaveValue('Kecil')
    await userEvent.type(box(id.texts.criticism), ' sekali')
    escape(form())
    await stay()
    escape(form())
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('forgets what was written once the question is answered so', async () => {
    const onClose = open()
    await userEvent.type(box(id.texts.suggestions), 'Besarkan')
    fireEvent(form(), new Event('cancel', { cancelable: true }))
    await userEvent.click(screen.getByRole('button', { name: id.leave.leave }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('closes by Escape without a question while nothing is written', async () => {
    const onClose = open()
    await choose(id.rating.legend, id.rating.options[4])
    fireEvent(form(), new Event('cancel', { cancelable: true }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('closes by its button without a question', async () => {
    const onClose = open()
    await userEvent.type(box(id.texts.criticism), 'Kecil')
    await userEvent.click(screen.getByRole('button', { name: id.close }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})
