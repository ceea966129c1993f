import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { InternalAxiosRequestConfig } from 'axios'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/api/client'
import { ApiFailure } from '@/lib/api/failure'
import { messagesOf } from '@/messages'
import { installDialog } from '@/tests/support/dialog'
import { followedStates, ownDataOf, type FollowedState } from '@/tests/support/followed-complaint'
import { axeViolations, renderIn } from '@/tests/support/render'
import { StatusResult } from './status-result'

const { 'complaint-following': messages, failures } = messagesOf('id')
const secret = 'A'.repeat(26)

let calls: InternalAxiosRequestConfig[] = []
let refuseWith: ApiFailure | null = null

// What a browser fetches ready-made has to be compiled here, which takes long on a busy machine and is no part of the promise.
beforeAll(() => import('./actions/action-dialog'), 120_000)

beforeEach(() => {
  installDialog()
  calls = []
  refuseWith = null
  window.scrollTo = () => undefined
  api.defaults.adapter = async (config) => {
    if (config.method === 'post') calls.push(config)
    if (refuseWith) throw refuseWith
    const data = config.url?.endsWith('/secret')
      ? { data: { secret: 'B'.repeat(26) } }
      : { data: config.url?.endsWith('/data') ? ownDataOf('own') : [] }
    return { data, status: 200, statusText: '', headers: {}, config }
  }
})

function show(state: FollowedState, locale: 'id' | 'en' = 'id') {
  const { view, steps } = followedStates[state]
  const onRefresh = vi.fn(async () => undefined)
  const onOpen = vi.fn()
  const complaint = { view, history: steps, secret: view.is_holder ? secret : '', expiresAt: null }
  const reading = { readAt: new Date('2026-03-06T08:30:00Z'), state: 'read' } as const
  const { container } = renderIn(
    locale,
    <StatusResult
      {...{ complaint, reading, onRefresh, onOpen }}
      help={null}
      takesFocus
      memory={null}
    />,
  )
  return { container, onRefresh, onOpen }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const inDialog = async () => within(await screen.findByRole('dialog'))
const bodyOf = (call: InternalAxiosRequestConfig | undefined) =>
  JSON.parse(String(call?.data)) as unknown

describe('StatusResult', () => {
  it.each(Object.keys(followedStates) as FollowedState[])(
    'takes the focus and breaks no accessibility rule (%s)',
    async (state) => {
      for (const locale of ['id', 'en'] as const) {
        const { container } = show(state, locale)
        expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveFocus()
        expect(await axeViolations(container)).toEqual([])
        document.body.replaceChildren()
      }
    },
  )

  it('shows how a deadline was counted, with every day left out', () => {
    show('followup')
    expect(
      screen.getByText(
        'Diterima Senin, 2 Maret 2026 (hari ke-0). Dihitung 14 hari kerja. Jatuh tempo Senin, 30 Maret 2026.',
      ),
    ).toBeInTheDocument()
    expect(screen.getByText('11 hari yang tidak dihitung')).toBeInTheDocument()
    expect(screen.getByText('21–22 Maret 2026: Idulfitri 1447 H')).toBeInTheDocument()
  })

  it.each([
    ['id', 'Surat jawaban (PDF, 240 KB)'],
    ['en', 'Surat jawaban (PDF, 240 KB)'],
  ] as const)(
    'leads to a document by its title, type and size, without a secret as a plain link (%s)',
    (locale, name) => {
      show('followup', locale)
      const link = screen.getByRole('link', { name })
      expect(link).toHaveAttribute(
        'href',
        '/v1/public/media/00000000000000000000000000000003?lang=id',
      )
      expect(within(link).getByText('Surat jawaban')).toHaveAttribute('lang', 'id')
      expect(fireEvent.click(link)).toBe(true)
    },
  )

  it('says so when a document that needs the secret does not arrive, and never leaves the page for it', async () => {
    show('own')
    expect(fireEvent.click(screen.getByRole('link', { name: /^Surat jawaban/ }))).toBe(false)
    expect(await screen.findByText(messages.step.documentFailed)).toHaveRole('alert')
  })

  it('names the extension, the late day and the way to the Ombudsman', () => {
    show('late')
    expect(
      screen.getByText(
        /Semula jatuh tempo 30 Maret 2026, diperpanjang menjadi Senin, 6 April 2026/,
      ),
    ).toBeInTheDocument()
    expect(screen.getAllByText(messages.late)).toHaveLength(2)
    expect(
      screen.getByRole('link', { name: new RegExp(`^${messages.notice.lateLink}`) }),
    ).toHaveAttribute('data-address', 'https://www.ombudsman.go.id')
    expect(screen.getByText(messages.deadline.provisional)).toBeInTheDocument()
  })

  it('says that the day on which it closes may still move', () => {
    show('proposed')
    const notice = screen.getByText(/^Tanpa jawaban, aduan ditutup otomatis pada/).parentElement
    expect(notice).toHaveTextContent(messages.deadline.provisional)
    document.body.replaceChildren()
    show('followup')
    expect(screen.queryByText(messages.deadline.provisional)).not.toBeInTheDocument()
  })

  it('says why a complaint was refused and what can be done now', () => {
    show('refused')
    expect(
      screen.getByText('Yang dapat dilakukan: Sampaikan kepada pengelola kawasan.'),
    ).toBeInTheDocument()
    expect(
      screen.queryByRole('button', { name: messages.acts.button.support }),
    ).not.toBeInTheDocument()
  })

  it('offers strangers support and a flag, and none of the rights of the reporter', () => {
    show('followup')
    for (const name of [messages.acts.button.support, messages.acts.button.flag])
      expect(screen.getByRole('button', { name })).toBeVisible()
    for (const name of [
      messages.acts.button.withdraw,
      messages.acts.button.see_data,
      messages.acts.button.erase_identity,
    ]) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    }
    expect(screen.getByText(messagesOf('id').common.example)).toBeVisible()
  })

  it('offers no link and no feed of a private complaint', () => {
    show('proposed')
    expect(screen.queryByRole('button', { name: messages.share.copy })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: messages.share.feed })).not.toBeInTheDocument()
  })
})

describe('actions of the reporter', () => {
  it('answers the question with the secret in a header, says so and reads the complaint again', async () => {
    const { onRefresh } = show('asked')
    await press(messages.acts.button.answer)
    const dialog = await inDialog()
    expect(dialog.getByText('Di sisi jalan yang mana lubangnya?')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(messages.act.answer.field), 'Sisi kiri')
    await userEvent.click(dialog.getByRole('button', { name: messages.act.answer.submit }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(calls.map(({ url }) => url)).toEqual(['/public/complaints/JBR-20260302-7K4M9Q/answers'])
    expect(calls[0]?.headers.get('X-Complaint-Secret')).toBe(secret)
    expect(bodyOf(calls[0])).toEqual({ text: 'Sisi kiri', images: [] })
    expect(screen.getAllByText(messages.act.answer.done)[0]).toBeInTheDocument()
    expect(onRefresh).toHaveBeenCalledOnce()
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveFocus()
  })

  it('stays open until it is known what became of the words', async () => {
    const { onRefresh } = show('asked')
    let refuse: () => void = () => undefined
    api.defaults.adapter = () =>
      new Promise((_, reject) => {
        refuse = () => reject(new ApiFailure({ status: 503, code: 'UNAVAILABLE' }))
      })
    await press(messages.acts.button.answer)
    const dialog = await inDialog()
    await userEvent.type(dialog.getByLabelText(messages.act.answer.field), 'Sisi kiri')
    await userEvent.click(dialog.getByRole('button', { name: messages.act.answer.submit }))
    await userEvent.click(dialog.getByRole('button', { name: messages.act.cancel }))
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(dialog.queryByRole('button', { name: messages.act.close })).not.toBeInTheDocument()
    refuse()
    expect(
      (await dialog.findAllByText(new RegExp(messagesOf('id').failures.busy.heading)))[0],
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: messages.act.cancel }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(onRefresh).not.toHaveBeenCalled()
  })

  it('gives the focus back to the button of an action that is not done, also after one that was', async () => {
    show('asked')
    await press(messages.acts.button.answer)
    const answer = await inDialog()
    await userEvent.type(answer.getByLabelText(messages.act.answer.field), 'Sisi kiri')
    await userEvent.click(answer.getByRole('button', { name: messages.act.answer.submit }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await press(messages.acts.button.withdraw)
    const withdrawal = await inDialog()
    await userEvent.click(withdrawal.getByRole('button', { name: messages.act.cancel }))
    expect(screen.getByRole('button', { name: messages.acts.button.withdraw })).toHaveFocus()
  })

  describe('adding information', () => {
    const open = async (state: FollowedState) => {
      show(state)
      await press(messages.acts.button.add)
      return inDialog()
    }
    const write = async (dialog: Awaited<ReturnType<typeof inDialog>>, text: string) => {
      await userEvent.type(dialog.getByLabelText(messages.act.add.field), text)
      await userEvent.click(dialog.getByRole('button', { name: messages.act.add.submit }))
    }

    it('needs words, and sends them with the token of the form', async () => {
      const dialog = await open('proposed')
      await userEvent.click(dialog.getByRole('button', { name: messages.act.add.submit }))
      expect(dialog.getByLabelText(messages.act.add.field)).toHaveFocus()
      expect(calls).toEqual([])
      await write(dialog, 'Bertambah lebar')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      expect(calls.map(({ url }) => url)).toEqual([
        '/public/complaints/JBR-20260302-7K4M9Q/additions',
      ])
      expect(bodyOf(calls[0])).toEqual({ text: 'Bertambah lebar', images: [] })
      expect(calls[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/)
      expect(screen.getAllByText(messages.act.add.done)[0]).toBeInTheDocument()
    })

    it.each([
      ['asked', messages.acts.button.answer],
      ['proposed', messages.acts.button.unsolved],
    ] as const)(
      'tells somebody who is asked (%s) that another button answers',
      async (state, button) => {
        expect((await open(state)).getByText(new RegExp(`gunakan “${button}”`))).toBeVisible()
      },
    )

    it('sends the same form again after a lost answer, and other words after that as a form of their own', async () => {
      refuseWith = new ApiFailure({ status: 0, code: 'NETWORK' })
      const dialog = await open('asked')
      await write(dialog, 'Satu')
      refuseWith = new ApiFailure({ status: 409, code: 'IDEMPOTENCY_CONFLICT' })
      await write(dialog, ' dua')
      expect((await dialog.findAllByText(messages.failure.moved))[0]).toBeInTheDocument()
      refuseWith = null
      await userEvent.click(dialog.getByRole('button', { name: messages.act.add.submit }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      const [first, second, third] = calls.map(({ headers }) =>
        String(headers.get('Idempotency-Key')),
      )
      expect([first === second, second === third, bodyOf(calls[2])]).toEqual([
        true,
        false,
        { text: 'Satu dua', images: [] },
      ])
    })

    it('sends the same form again after a lost answer when it was closed meanwhile, and the next one as its own', async () => {
      refuseWith = new ApiFailure({ status: 0, code: 'NETWORK' })
      const dialog = await open('asked')
      await write(dialog, 'Satu')
      await userEvent.click(dialog.getByRole('button', { name: messages.act.cancel }))
      refuseWith = null
      for (const text of ['{End}', 'Dua']) {
        await press(messages.acts.button.add)
        await write(await inDialog(), text)
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      }
      const [first, second, third] = calls.map(({ headers }) =>
        String(headers.get('Idempotency-Key')),
      )
      expect([first === second, second === third]).toEqual([true, false])
      expect(calls.map((call) => bodyOf(call))).toMatchObject([
        { text: 'Satu' },
        { text: 'Satu' },
        { text: 'Dua' },
      ])
    })

    it('keeps chosen photos while it is closed, also one that is still going up, and sends them the same way again', async () => {
      URL.createObjectURL = () => 'blob:photo'
      URL.revokeObjectURL = () => undefined
      const { adapter } = api.defaults
      const image = { file_name: 'a.jpg', file_download_uri: '/v1/public/media/a', size: 3 }
      let upload: () => void = () => undefined
      api.defaults.adapter = (config) =>
        config.url?.endsWith('/upload')
          ? new Promise((resolve) => {
              const data = { data: image }
              upload = () => resolve({ data, status: 201, statusText: '', headers: {}, config })
            })
          : typeof adapter === 'function'
            ? adapter(config)
            : Promise.reject(new Error('No adapter'))
      const dialog = await open('asked')
      const chooser = document.querySelector<HTMLInputElement>('dialog input[type=file]')
      await userEvent.upload(
        chooser ?? document.body,
        new File(['abc'], 'a.jpg', { type: 'image/jpeg' }),
      )
      await userEvent.click(dialog.getByRole('button', { name: messages.act.cancel }))
      await act(async () => upload())
      refuseWith = new ApiFailure({ status: 0, code: 'NETWORK' })
      await press(messages.acts.button.add)
      const again = await inDialog()
      await write(again, 'Satu')
      await userEvent.click(again.getByRole('button', { name: messages.act.cancel }))
      refuseWith = null
      await press(messages.acts.button.add)
      await write(await inDialog(), '{End}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      expect(calls.map((call) => bodyOf(call))).toEqual([
        { text: 'Satu', images: [image] },
        { text: 'Satu', images: [image] },
      ])
      await press(messages.acts.button.add)
      expect((await inDialog()).queryByText('a.jpg')).not.toBeInTheDocument()
    })

    it('takes three photos at most', async () => {
      const dialog = await open('asked')
      expect(
        dialog.getByText(messages.photo.hint.replace('{count}', '0').replace('{max}', '3')),
      ).toBeVisible()
    })
  })

  it('says aloud when the contacts to correct cannot be read', async () => {
    refuseWith = new ApiFailure({ status: 503, code: 'UNAVAILABLE' })
    show('own')
    await press(messages.acts.button.correct_contact)
    const dialog = await inDialog()
    await waitFor(() =>
      expect(dialog.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringContaining(failures.busy.heading),
      ),
    )
  })

  it('asks for a reason before it reopens, and sends the no to a proposed end', async () => {
    show('proposed')
    await press(messages.acts.button.unsolved)
    const dialog = await inDialog()
    await userEvent.click(dialog.getByRole('button', { name: messages.act.unsolved.submit }))
    expect(dialog.getByLabelText(messages.act.unsolved.field)).toHaveFocus()
    expect(calls).toEqual([])
    await userEvent.type(dialog.getByLabelText(messages.act.unsolved.field), 'Masih berlubang')
    await userEvent.click(dialog.getByRole('button', { name: messages.act.unsolved.submit }))
    await waitFor(() =>
      expect(bodyOf(calls[0])).toEqual({ is_resolved: false, reason: 'Masih berlubang' }),
    )
  })

  it('keeps the text when the complaint has moved meanwhile, says so and reads it again', async () => {
    refuseWith = new ApiFailure({ status: 409, code: 'MOVED_MEANWHILE' })
    const { onRefresh } = show('asked')
    await press(messages.acts.button.withdraw)
    const dialog = await inDialog()
    await userEvent.type(dialog.getByRole('textbox'), 'Sudah beres')
    await userEvent.click(dialog.getByRole('button', { name: messages.act.withdraw.submit }))
    expect((await dialog.findAllByText(messages.failure.moved))[0]).toBeInTheDocument()
    expect(dialog.getByRole('textbox')).toHaveValue('Sudah beres')
    expect(onRefresh).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: messages.act.cancel }))
    await press(messages.acts.button.withdraw)
    expect((await inDialog()).getByRole('textbox')).toHaveValue('Sudah beres')
  })

  it('shows a new secret once and goes on with it', async () => {
    const { onRefresh } = show('finished')
    await press(messages.acts.button.replace_secret)
    await userEvent.click(
      (await inDialog()).getByRole('button', { name: messages.act.replace_secret.submit }),
    )
    expect(await screen.findByText('B'.repeat(26))).toBeVisible()
    await press(messages.newSecret.finish)
    expect(onRefresh).toHaveBeenCalledWith('B'.repeat(26))
    expect(screen.queryByText('B'.repeat(26))).not.toBeInTheDocument()
  })

  it('shows at once a new secret that nobody has been shown', async () => {
    const { view, steps } = followedStates.finished
    const complaint = { view, history: steps, secret, expiresAt: null, isNew: true }
    const reading = { readAt: new Date('2026-03-06T08:30:00Z'), state: 'read' } as const
    const props = { complaint, reading, onRefresh: async () => undefined, onOpen: () => undefined }
    renderIn('id', <StatusResult {...props} help={null} takesFocus memory={null} />)
    await waitFor(() => expect(screen.getByText(secret)).toBeVisible())
    await press(messages.newSecret.finish)
    expect(screen.queryByText(secret)).not.toBeInTheDocument()
    expect(calls).toEqual([])
  })

  it('asks for a new secret with one key until there is an answer, at once again and when the form is opened again', async () => {
    refuseWith = new ApiFailure({ status: 0, code: 'NETWORK' })
    const { onRefresh } = show('finished')
    const ask = async () => {
      await press(messages.acts.button.replace_secret)
      const dialog = await inDialog()
      await userEvent.click(
        dialog.getByRole('button', { name: messages.act.replace_secret.submit }),
      )
      return dialog
    }
    const dialog = await ask()
    expect((await dialog.findAllByRole('alert'))[0]).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: messages.act.cancel }))
    refuseWith = null
    await ask()
    expect(await screen.findByText('B'.repeat(26))).toBeVisible()
    const keys = calls.map(({ headers }) => String(headers.get('Idempotency-Key')))
    expect(keys).toEqual(Array(3).fill(expect.stringMatching(/^[0-9a-f-]{36}$/)))
    expect(new Set(keys).size).toBe(1)
    await press(messages.newSecret.finish)
    expect(onRefresh).toHaveBeenCalledOnce()
    await ask()
    await screen.findByText('B'.repeat(26))
    expect(calls.at(-1)?.headers.get('Idempotency-Key')).not.toBe(keys[0])
  })

  describe('rights over the own data', () => {
    it('says what became of a request to erase the complaint, which is not asked twice', () => {
      show('own')
      expect(screen.getByText(/^Anda meminta penghapusan/)).toHaveTextContent(
        'Anda meminta penghapusan aduan ini pada 5 Maret 2026 pukul 10.00 WIB. Petugas memutuskannya paling lambat 8 Maret 2026 pukul 10.00 WIB.',
      )
      expect(
        screen.queryByRole('button', { name: messages.acts.button.erase }),
      ).not.toBeInTheDocument()
    })

    it('shows everything held, and gives it away as text and as JSON', async () => {
      const files: Blob[] = []
      const names: string[] = []
      URL.createObjectURL = (blob) => {
        if (blob instanceof Blob) files.push(blob)
        return 'blob:own'
      }
      URL.revokeObjectURL = () => undefined
      const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
        this: HTMLAnchorElement,
      ) {
        names.push(this.download)
      })
      show('own')
      await press(messages.acts.button.see_data)
      const dialog = await inDialog()
      expect(await dialog.findByText('081234567890')).toBeVisible()
      for (const text of [
        'budi@warga.id',
        'Dinas Bina Marga',
        'Aduan JBR-20260302-7K4M9Q kami terima',
        messages.data.right.correct_contact,
      ])
        expect(dialog.getByText(text)).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: messages.act.see_data.plain }))
      await userEvent.click(dialog.getByRole('button', { name: messages.act.see_data.json }))
      expect(names).toEqual([
        'data-aduan-JBR-20260302-7K4M9Q.txt',
        'data-aduan-JBR-20260302-7K4M9Q.json',
      ])
      const [text, json] = await Promise.all(files.map((file) => file.text()))
      expect(text).toContain('Nomor ponsel: 081234567890')
      expect(JSON.parse(json ?? '')).toEqual({ data: ownDataOf('own') })
      click.mockRestore()
    })

    it('corrects the contact from what is held, and leads to what is wrong', async () => {
      const { onRefresh } = show('own')
      await press(messages.acts.button.correct_contact)
      const dialog = await inDialog()
      const phone = await dialog.findByLabelText(messages.act.correct_contact.phone)
      expect(phone).toHaveValue('081234567890')
      await userEvent.clear(phone)
      await userEvent.type(phone, '021')
      await userEvent.click(
        dialog.getByRole('button', { name: messages.act.correct_contact.submit }),
      )
      expect(phone).toHaveFocus()
      expect(phone).toHaveAccessibleDescription('Nomor ponsel harus dimulai dengan 08')
      expect(calls).toEqual([])
      await userEvent.clear(phone)
      await userEvent.type(phone, '+62 812-9876-5432')
      await userEvent.click(
        dialog.getByRole('button', { name: messages.act.correct_contact.submit }),
      )
      await waitFor(() => expect(onRefresh).toHaveBeenCalledOnce())
      expect(calls.map(({ url }) => url)).toEqual([
        '/public/complaints/JBR-20260302-7K4M9Q/contact',
      ])
      expect(bodyOf(calls[0])).toEqual({
        name: 'Budi Santoso',
        phone: '081298765432',
        email: 'budi@warga.id',
      })
    })

    it.each([
      ['hide_name', 'own', 'name-hiding'],
      ['make_private', 'own', 'privacy'],
      ['erase', 'proposed', 'full-erasure'],
    ] as const)('does %s after a yes, with the secret in a header', async (action, state, path) => {
      const { onRefresh } = show(state)
      await press(messages.acts.button[action])
      const dialog = await inDialog()
      expect(calls).toEqual([])
      await userEvent.click(dialog.getByRole('button', { name: messages.act[action].submit }))
      await waitFor(() => expect(onRefresh).toHaveBeenCalledOnce())
      expect(calls[0]?.url).toBe(`/public/complaints/JBR-20260302-7K4M9Q/${path}`)
      expect(calls[0]?.headers.get('X-Complaint-Secret')).toBe(secret)
      expect(screen.getAllByText(messages.act[action].done)[0]).toBeInTheDocument()
    })
  })

  it.each([
    'answer',
    'add',
    'solved',
    'unsolved',
    'reopen',
    'withdraw',
    'erase_identity',
    'see_data',
    'correct_contact',
    'hide_name',
    'make_private',
    'erase',
    'support',
    'flag',
  ] as const)('opens %s without breaking an accessibility rule', async (action) => {
    const state = {
      answer: 'asked',
      add: 'asked',
      withdraw: 'asked',
      reopen: 'finished',
      support: 'followup',
      flag: 'followup',
      solved: 'proposed',
      unsolved: 'proposed',
      erase_identity: 'proposed',
      see_data: 'own',
      correct_contact: 'own',
      hide_name: 'own',
      make_private: 'own',
      erase: 'proposed',
    } as const
    show(state[action])
    await press(messages.acts.button[action])
    const dialog = await screen.findByRole('dialog', { name: messages.act[action].title })
    expect(await axeViolations(dialog)).toEqual([])
  })
})
