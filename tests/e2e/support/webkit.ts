import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../support/postgres'

const driver = '/usr/bin/WebKitWebDriver'
const display = '/usr/bin/Xvfb'
const patienceMs = 60_000
/** Longest time of one answer. On a busy machine a script may never be answered, and the next one at once. */
const answerMs = { look: 15_000, act: 60_000 }
/** The key of an element in what a driver answers (W3C WebDriver, section 12). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
type Element = Record<typeof elementKey, string>

/** A window of WebKit, the engine of every browser on an iPhone. */
export interface WebKitWindow {
  open(address: string): Promise<void>
  /** Calls a function, given as its source, in the page. */
  call<T>(source: string, ...args: unknown[]): Promise<T>
  /** Waits for what is seen and carries this label or text, in the box on top if there is one. */
  see(selector: string, name?: string): Promise<void>
  press(selector: string, name?: string): Promise<void>
  /** Types into a field, or names the file that it takes. */
  type(selector: string, text: string): Promise<void>
  /** Chooses a value of a list once it is there. */
  choose(selector: string, value: string): Promise<void>
  stop(): Promise<void>
}

const findSource = `(selector, name) => {
  const isSeen = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  const box = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  const textOf = (element) => (element.getAttribute('aria-label') ?? element.innerText ?? '').trim().replace(/\\s+/g, ' ')
  const found = [...box.querySelectorAll(selector)].find(
    (element) => (name === null ? element.type === 'file' || isSeen(element) : isSeen(element) && textOf(element) === name),
  )
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found ?? null
}`

const chooseSource = `(list, value) => {
  if (![...list.options].some((option) => option.value === value)) return false
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}`

async function started(program: string, args: string[], env = process.env): Promise<ChildProcess> {
  if (!existsSync(program))
    throw new Error('The tests need WebKit: apt-get install webkit2gtk-driver xvfb')
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
  await once(child, 'spawn')
  return child
}

const unlessSilent = (error: unknown) => {
  if (error instanceof DOMException && error.name === 'TimeoutError') return null
  throw error
}

/** @param size of the window with its frame, px */
export async function openWebKit(size: { width: number; height: number }): Promise<WebKitWindow> {
  const screen = await started(display, ['-displayfd', '1', '-screen', '0', '1600x1200x24'])
  const [number] = await once(screen.stdout ?? process.stdin, 'data')
  const port = await freePort()
  const isRoot = process.getuid?.() === 0
  const web = await started(driver, [`--port=${port}`], {
    ...process.env,
    DISPLAY: `:${String(number).trim()}`,
    // Its processes cannot be shut off from a user who may do everything.
    ...(isRoot && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  })

  async function ask<T>(
    path: string,
    body?: unknown,
    { method = body ? 'POST' : 'GET', within = answerMs.act } = {},
  ): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(within),
    })
    const { value } = (await response.json()) as { value: T & { message?: string } }
    if (!response.ok) throw new Error(`WebKit, ${path}: ${value.message ?? response.status}`)
    return value
  }
  async function until<T>(what: string, look: () => Promise<T | null | false>): Promise<T> {
    for (const end = Date.now() + patienceMs; Date.now() < end; await wait(100)) {
      const found = await look().catch(unlessSilent)
      if (found) return found
    }
    throw new Error(`WebKit waited in vain for ${what}`)
  }

  const begin = () =>
    ask<{ sessionId: string }>('/session', { capabilities: { alwaysMatch: {} } }).catch(() => null)
  const { sessionId } = await until('its driver', begin)
  const session = `/session/${sessionId}`
  const call = <T>(source: string, ...args: unknown[]) => {
    const script = { script: `return (${source})(...arguments)`, args }
    return ask<T>(`${session}/execute/sync`, script, { within: answerMs.look })
  }
  const find = (selector: string, name: string | null = null) =>
    until(`${selector} ${name ?? ''}`, () => call<Element | null>(findSource, selector, name))
  const act = async (element: Element, deed: string, body: object) =>
    ask(`${session}/element/${element[elementKey]}/${deed}`, body)

  await ask(`${session}/window/rect`, size)
  return {
    open: async (url) => {
      await ask(`${session}/url`, { url })
    },
    call,
    see: async (selector, name) => {
      await find(selector, name)
    },
    press: async (selector, name) => {
      await act(await find(selector, name), 'click', {})
    },
    type: async (selector, text) => {
      await act(await find(selector), 'value', { text })
    },
    choose: async (selector, value) => {
      const list = await find(selector)
      await until(`${value} in ${selector}`, () => call<boolean>(chooseSource, list, value))
    },
    stop: async () => {
      await ask(session, undefined, { method: 'DELETE' }).catch(() => null)
      for (const child of [web, screen]) {
        const ended = once(child, 'exit')
        child.kill()
        await ended
      }
    },
  }
}
