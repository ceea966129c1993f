import 'server-only'
import { cache } from 'react'
import type { Portal } from '@/lib/server/contract'
import { portal } from '@/lib/server/portal'

/** What pages may read: the methods of every port that is always there. */
type CachedPortal = {
  [Port in Exclude<keyof Portal, 'ready' | 'close' | 'previews' | 'mailConsent'>]: {
    [
      Name in keyof Portal[Port] as Portal[Port][Name] extends (
        ...args: never[]
      ) => Promise<unknown>
        ? Name
        : never
    ]: Portal[Port][Name]
  }
}
type Methods = Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>>

/** The results of one render by their questions; outside of a render nothing is kept. */
const resultsOfRender = cache(() => new Map<string, Promise<unknown>>())

async function ask(port: string, name: string, args: unknown[]): Promise<unknown> {
  const ports = (await portal()) as unknown as Methods
  return ports[port]?.[name]?.(...args)
}

function askOnce(port: string, name: string, args: unknown[]): Promise<unknown> {
  const results = resultsOfRender()
  const question = JSON.stringify([port, name, args])
  const result = results.get(question) ?? ask(port, name, args)
  results.set(question, result)
  return result
}

const cachedPort = (port: string) =>
  new Proxy<object>(
    {},
    {
      get:
        (_, name: string) =>
        (...args: unknown[]) =>
          askOnce(port, name, args),
    },
  )

/** The portal as pages read it: each question is asked once in a render, also when a page and its metadata both ask it. */
export const cachedPortal = new Proxy<object>(
  {},
  { get: (_, port: string) => cachedPort(port) },
) as CachedPortal
