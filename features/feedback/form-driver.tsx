import { configure, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { api } from '@/lib/api/client'
import type { ApiFailure } from '@/lib/api/failure'
import { messagesOf } from '@/messages'
import { installDialog } from '@/tests/support/dialog'
import { renderIn } from '@/tests/support/render'
import { FeedbackModal } from './feedback-modal'
import { feedbackQueryClient } from './queries'

// For tests: opens the form over a faked network and fills it in as a person would. Fourteen answers are many steps in jsdom; a busy
// machine must not fail a test that is right.
vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 10_000 })

export const id = messagesOf('id').feedback
type Messages = typeof id
export const languages = [
  ['id', id],
  ['en', messagesOf('en').feedback],
] as const

const area = { id: 1, name: 'Kota Bandung', code_kemendagri: '32.73' }
const meta = { total_count: 1, total_page: 1, current_page: 1, per_page: 30 }
/** The edge of the network: what was asked, what was sent, and how the server takes it. */
export const network = {
  requested: [] as unknown[],
  sent: [] as unknown[],
  failures: [] as ApiFailure[],
  areaFailures: [] as ApiFailure[],
}

function installNetwork() {
  Object.assign(network, { requested: [], sent: [], failures: [], areaFailures: [] })
  api.defaults.adapter = async (config) => {
    const respond = (data: unknown, status = 200) => ({
      data,
      status,
      statusText: '',
      headers: {},
      config,
    })
    if (config.url === '/areas') {
      network.requested.push(config.params)
      const failure = network.areaFailures.shift()
      if (failure) throw failure
      return respond({ data: [area], meta })
    }
    network.sent.push(JSON.parse(String(config.data)))
    const failure = network.failures.shift()
    if (failure) throw failure
    return respond('', 201)
  }
}

// Asking whether each of the many elements can be seen is what makes these tests slow; filling in does not need it.
const seen = { hidden: true }
export const open = (locale: 'id' | 'en' = 'id') => {
  const onClose = vi.fn()
  renderIn(locale, <FeedbackModal onClose={onClose} />)
  return onClose
}
export const form = (messages: Messages = id) =>
  screen.getByRole('dialog', { name: messages.title })
const group = (name: string) => within(screen.getByRole('radiogroup', { name, ...seen }))
export const choose = (groupName: string, answer: string) =>
  userEvent.click(group(groupName).getByRole('radio', { name: answer, ...seen }))
export const box = (name: string) => screen.getByRole('textbox', { name, ...seen })
export const submit = (messages: Messages = id) =>
  screen.getByRole('button', { name: messages.submit, ...seen })
export const list = (name: string) => screen.getByRole('combobox', { name, ...seen })

const write = async (field: HTMLElement, text: string) => {
  await userEvent.click(field)
  await userEvent.paste(text)
}

export async function fillAll(messages: Messages = id) {
  await choose(messages.rating.legend, messages.rating.options[4])
  for (const aspect of ['relevance', 'reachable', 'user_experience', 'user_interface'] as const) {
    await choose(messages.aspects[aspect], messages.aspects.options[3])
  }
  await choose(messages.compliments.legend, messages.compliments.options.YA)
  await write(box(messages.texts.criticism), 'Kecil')
  await write(box(messages.texts.suggestions), 'Besarkan')
  await choose(messages.person.gender, messages.person.genders.L)
  await userEvent.type(box(`${messages.person.age} ${messages.person.ageNote}`), '42')
  await write(list(messages.person.domicile), 'bandung')
  await userEvent.click(await screen.findByRole('option', { name: 'Kota Bandung', ...seen }))
  await userEvent.selectOptions(list(messages.person.education), messages.person.educations.S1)
  await userEvent.selectOptions(
    list(messages.person.occupation),
    messages.person.occupations.Lainnya,
  )
  await userEvent.type(box(messages.person.occupationText), 'Petani')
}

export const answers = {
  rating: 4,
  compliments: 'YA',
  criticism: 'Kecil',
  suggestions: 'Besarkan',
  aspect_value: { relevance: 3, reachable: 3, user_experience: 3, user_interface: 3 },
  gender: 'L',
  education: 'S1',
  occupation: 'Lainnya - Petani',
  age: 42,
  domicile: 'Kota Bandung',
}

/** A fresh browser with what jsdom lacks, over the faked network. */
export function prepareForm() {
  installDialog()
  installNetwork()
  feedbackQueryClient.clear()
  window.localStorage.clear()
  document.title = 'Portal Jabar'
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  // jsdom measures nothing and scrolls nothing.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
}
