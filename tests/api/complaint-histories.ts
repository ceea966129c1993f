import { addDays } from '@/lib/days'
import { jakartaDay } from '@/lib/jakarta'
import { complaintStatuses } from '@/lib/complaints/statuses'
import { isProblem } from '@/lib/errors'
import { extensionReasons, rejectionReasons, serviceClasses } from '@/lib/schemas/choices'
import { createComplaint } from '@/lib/server/complaints/embedded/create-complaint'
import { autoClose } from '@/lib/server/complaints/embedded/handling/auto-close'
import { rethrow } from '../support/rethrow'
import { seededRandom } from '@/lib/server/seed/demo-complaints/random'
import { draftOn, type TestBackend } from './complaints-backend'
import { officerMove } from './handled-complaints'

export const hourMs = 60 * 60_000

/**
 * Random histories: people file complaints, officers handle them and reporters respond; disallowed actions are refused as in production.
 * @returns the moment at which the last one ends
 */
export async function runComplaintHistory(backend: TestBackend, seed: number) {
  const random = seededRandom(seed)
  const pick = <T>(list: readonly T[]): T => {
    const item = list[random.below(list.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  const { handling, reporters, db, clock } = backend
  const own: { number: string; secret: string }[] = []
  let now = new Date('2026-01-05T02:00:00.000Z')
  const actor = 'petugas-1'
  const file = async () => {
    const { key, request } = await draftOn(backend, {
      information: {
        title: `Aduan ${seed} ke-${own.length}`,
        reason: `Keadaan nomor ${own.length} dari kisah ${seed} perlu dilihat.`,
      },
    })
    const { complaint_number: number, secret } = await createComplaint(db, request, key, {
      ...backend.createSettings,
      now: () => now,
    })
    own.push({ number, secret })
  }
  const actions = [
    file,
    ...Array.from({ length: 6 }, () => async () => {
      const to = pick(complaintStatuses)
      await handling.move(
        pick(own).number,
        officerMove(to, {
          ...(to === 'rejected' ? { reason_code: pick(rejectionReasons) } : {}),
          ...(random.below(4) === 0 ? { service_class: pick(serviceClasses) } : {}),
        }),
      )
    }),
    () =>
      handling.answer(pick(own).number, {
        note: 'Sedang diperiksa.',
        note_en: '',
        actor,
        evidence: [],
      }),
    () => handling.ask(pick(own).number, { text: 'Di sebelah mana?', actor }),
    () =>
      handling.extend(pick(own).number, {
        due_on: addDays(jakartaDay(now), 5 + random.below(40)),
        reason_code: pick(extensionReasons),
        note: '',
        note_en: '',
        actor,
      }),
    () =>
      handling.merge(pick(own).number, {
        into: random.below(3) === 0 ? null : pick(own).number,
        actor,
      }),
    () =>
      handling.hold(pick(own).number, {
        reason_code: random.below(2) === 0 ? null : 'language',
        note: '',
        actor,
      }),
    ...Array.from({ length: 3 }, () => () => {
      const { number, secret } = pick(own)
      return reporters.confirm(number, secret, {
        is_resolved: random.below(3) > 0,
        reason: 'Masih sama.',
      })
    }),
    () =>
      reporters.answer(
        pick(own).number,
        pick(own).secret,
        { text: 'Di depan pasar.', images: [] },
        null,
      ),
    () => {
      const { number, secret } = pick(own)
      return reporters.answer(
        number,
        secret,
        { text: `Di depan pasar ${now.getTime()}.`, images: [] },
        null,
      )
    },
    () => {
      const { number, secret } = pick(own)
      return reporters.reopen(number, secret, { reason: 'Rusak lagi.' })
    },
    () => {
      const { number, secret } = pick(own)
      return random.below(4) === 0
        ? reporters.withdraw(number, secret, { reason: '' })
        : Promise.resolve()
    },
    () => autoClose(db, { now: () => now }, rethrow),
  ]
  clock.now = now
  for (let count = 0; count < 3; count += 1) await file()
  for (let count = 0; count < 200; count += 1) {
    now = new Date(now.getTime() + random.below(48) * hourMs)
    clock.now = now
    await pick(actions)().catch((error: unknown) => {
      if (!isProblem(error)) throw error
    })
  }
  clock.now = null
  return now
}
