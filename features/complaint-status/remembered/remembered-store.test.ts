import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { changeDevice } from '@/lib/device/device-database'
import {
  forget,
  keepUsed,
  listRemembered,
  remember,
  rememberedLifeMs,
  rememberedMax,
} from './remembered-store'

const now = 1_769_800_000_000
const complaint = (name: string) => ({
  number: `JBR-20260302-${name}`,
  title: `Aduan ${name}`,
  secret: name.repeat(5),
})
const names = async (at = now) =>
  (await listRemembered(at)).map(({ title }) => title.slice('Aduan '.length))

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

describe('remembered complaints', () => {
  it('are listed newest first, with what opens them', async () => {
    expect(await listRemembered(now)).toEqual([])
    await remember(complaint('A'), now)
    expect(await remember(complaint('B'), now + 1)).toEqual([
      { ...complaint('B'), usedAt: now + 1 },
      { ...complaint('A'), usedAt: now },
    ])
    expect(await names(now + 1)).toEqual(['B', 'A'])
  })

  it('come first again when they are used, under a new title and secret; others are not taken up by that', async () => {
    await remember(complaint('A'), now)
    await remember(complaint('B'), now + 1)
    await keepUsed(complaint('C'), now + 2)
    const used = await keepUsed({ ...complaint('A'), secret: 'baru' }, now + 3)
    expect(used).toMatchObject([
      { title: 'Aduan A', secret: 'baru', usedAt: now + 3 },
      { title: 'Aduan B' },
    ])
  })

  it('are ten at most: the one unused longest makes room', async () => {
    for (let at = 0; at <= rememberedMax; at += 1) await remember(complaint(String(at)), now + at)
    expect(await names(now + 20)).toEqual(['10', '9', '8', '7', '6', '5', '4', '3', '2', '1'])
  })

  it('are deleted after 180 days unused, and so is what cannot be read', async () => {
    await remember(complaint('A'), now)
    await changeDevice(
      async (transaction) =>
        void (await transaction.objectStore('complaint-remembered').put({ title: 'x' }, 'JBR-X')),
    )
    expect(await names(now + rememberedLifeMs - 1)).toEqual(['A'])
    expect(await names(now + rememberedLifeMs)).toEqual([])
    expect(
      await changeDevice((transaction) => transaction.objectStore('complaint-remembered').count()),
    ).toBe(0)
  })

  it('are forgotten one by one or all at once', async () => {
    for (const name of ['A', 'B', 'C']) await remember(complaint(name), now)
    expect((await forget(complaint('B').number, now)).map(({ title }) => title).toSorted()).toEqual(
      ['Aduan A', 'Aduan C'],
    )
    expect(await forget(null, now)).toEqual([])
  })

  it('are forgotten by their number however it was typed', async () => {
    await remember({ ...complaint('A'), number: 'JBR-20260131-7K4M0Q' }, now)
    expect(await forget('jbr–20260131–7k4moq', now)).toEqual([])
  })

  it('say so when the browser allows no storage', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    await expect(remember(complaint('A'), now)).rejects.toThrow('refused')
  })

  it('do not disturb drafts of a device that knew the version before', async () => {
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('portal-jabar', 2)
      opening.addEventListener('upgradeneeded', () => {
        for (const store of ['complaint-photos', 'complaint-outbox'])
          opening.result.createObjectStore(store)
        opening.result.createObjectStore('complaint-drafts').put({ formToken: 'x' }, 'current')
      })
      opening.addEventListener('success', () => {
        opening.result.close()
        resolve()
      })
      opening.addEventListener('error', () => reject(new Error('not opened')))
    })
    await remember(complaint('A'), now)
    expect(
      await changeDevice((transaction) =>
        transaction.objectStore('complaint-drafts').get('current'),
      ),
    ).toEqual({ formToken: 'x' })
  })

  it('are forgotten by their number however it was typed', async () => {
    await remember(complaint('A'), now)
    await remember(complaint('B'), now + 1)
    expect(await forget('jbr20260302a', now + 1)).toMatchObject([{ title: 'Aduan B' }])
  })
})
