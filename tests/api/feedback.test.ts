import { millisecondsInDay } from 'date-fns/constants'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { feedbackRequest } from '@/lib/schemas/feedback'
import { feedbackQuery } from '@/lib/schemas/feedback-index'
import { runRetention } from '@/lib/server/retention/embedded/run-retention'
import { feedbackIndexCsv } from '@/lib/server/api/feedback-index-csv'
import { seededRandom } from '@/lib/server/seed/demo-complaints/random'
import { migrate, migrations } from '@/lib/server/db/migrate'
import { openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import { everyAnswer } from '@/lib/server/feedback/embedded/answers'
import { createFeedback } from '@/lib/server/feedback/embedded/feedback'
import { readMonths } from '@/lib/server/feedback/embedded/months'
import { backends, type TestDatabase } from '../support/database'
import { feedbackAnswers } from './conformance/writes'
import { planOf, RecordedStatements, wholeReadings } from './recorded-statements'

const answers = feedbackRequest.parse(feedbackAnswers)
const november = new Date('2026-11-10T10:00:00+07:00')

describe.each(backends)('answers of the survey on $name', ({ name, open }) => {
  let backend: TestDatabase
  let db: Kysely<Database>
  let moment = november
  const statements = new RecordedStatements()
  const feedback = () => createFeedback(db, () => moment)
  const submit = (change: Partial<typeof answers> = {}) =>
    feedback().submit({ ...answers, ...change })
  const list = (query: Record<string, string> = {}) => feedback().list(feedbackQuery.parse(query))
  const removeOld = (now: Date) => runRetention(db, parseEnv(backend.settings), now)

  beforeEach(async () => {
    backend = await open('migrated')
    db = openDatabase(parseEnv(backend.settings), statements.log)
    // The templates may have been made by an older portal.
    await migrate(db)
    moment = november
  })
  afterEach(async () => {
    await db.destroy()
    await backend.close()
  })

  it('are added up by the month of Jakarta', async () => {
    moment = new Date('2026-10-31T23:59:59+07:00')
    await submit({ rating: 5, compliments: 'YA' })
    moment = new Date('2026-11-01T00:00:00+07:00')
    await submit({
      rating: 2,
      compliments: 'TIDAK',
      aspect_value: { relevance: 1, reachable: 2, user_experience: 3, user_interface: 4 },
    })
    await submit({
      rating: 5,
      compliments: 'YA',
      aspect_value: { relevance: 4, reachable: 4, user_experience: 4, user_interface: 4 },
    })
    const months = await readMonths(db)
    expect(months.map(({ month }) => month)).toEqual(['2026-10', '2026-11'])
    expect(months[1]).toEqual({
      month: '2026-11',
      answers: 2,
      found: 1,
      relevance: 5,
      reachable: 6,
      user_experience: 7,
      user_interface: 8,
      rating_1: 0,
      rating_2: 1,
      rating_3: 0,
      rating_4: 0,
      rating_5: 1,
    })
  })

  it('are counted each, however many come at once', async () => {
    await Promise.all(Array.from({ length: 24 }, () => submit()))
    expect((await readMonths(db)).map((month) => month.answers)).toEqual([24])
    const { data, meta } = await feedback().index()
    expect(data).toMatchObject([
      { month: '2026-11', answers: 24, is_running: true, is_small_sample: true },
    ])
    expect(meta).toMatchObject({ answers: 24, withheld_months: 0 })
  })

  it('make the index that plain arithmetic makes of 200, month by month and in the file', async () => {
    const random = seededRandom(19)
    const score = () => 1 + random.below(4)
    const given: { month: string; scores: number[] }[] = []
    for (let count = 0; count < 200; count += 1) {
      const month = count % 3 === 0 ? '2026-10' : '2026-11'
      // October's readers were content more often, so that the classes of the months differ.
      const [relevance, reachable, user_experience, user_interface] =
        month === '2026-10' ? [4, 4, score(), 4] : [score(), score(), score(), score()]
      moment = new Date(`${month}-${String(1 + random.below(28)).padStart(2, '0')}T12:00:00+07:00`)
      await submit({
        aspect_value: feedbackRequest.shape.aspect_value.parse({
          relevance,
          reachable,
          user_experience,
          user_interface,
        }),
      })
      given.push({
        month,
        scores: [relevance, reachable, user_experience, user_interface].map(Number),
      })
    }
    /** By hand: the mean of all scores, of which 4 is 100, and the bounds of PermenPAN-RB 14/2017. */
    const byHand = (some: typeof given) => {
      const scores = some.flatMap((answer) => answer.scores)
      const mean = scores.reduce((sum, one) => sum + one, 0) / scores.length
      const index = Number((mean * 25).toFixed(2))
      const grade = index < 65 ? 'D' : index < 76.61 ? 'C' : index < 88.31 ? 'B' : 'A'
      return { answers: some.length, index, class: grade }
    }
    const months = ['2026-10', '2026-11'].map((month) => ({
      month,
      ...byHand(given.filter((answer) => answer.month === month)),
    }))
    expect(new Set(months.map((month) => month.class)).size).toBe(2)

    moment = november
    const shown = await feedback().index()
    expect(
      shown.data.map(({ month, answers: count, figures }) => ({
        month,
        answers: count,
        index: figures?.index,
        class: figures?.class,
      })),
    ).toEqual(months)
    const { answers: count, figures } = shown.meta
    expect({ answers: count, index: figures?.index, class: figures?.class }).toEqual(byHand(given))
    const [, ...lines] = feedbackIndexCsv(shown, 'id').trim().split('\r\n')
    expect(lines.map((line) => line.split(',').slice(0, 4).join(','))).toEqual(
      months.map((month) => [month.month, month.answers, month.index, month.class].join(',')),
    )
  })

  it('leave with all that they hold when they are too old, and what they add up to stays', async () => {
    const { FEEDBACK_RETENTION_DAYS: days } = parseEnv(backend.settings)
    await submit()
    moment = new Date(november.getTime() + millisecondsInDay)
    const { id } = await submit()
    const [before, publicBefore] = [await readMonths(db), await feedback().index()]
    const now = new Date(november.getTime() + days * millisecondsInDay + 1)
    const results = await removeOld(now)
    expect(results.find(({ rule }) => rule === 'answers of the survey')?.rows).toBe(1)
    expect((await list()).data.map((answer) => answer.id)).toEqual([id])
    expect(await readMonths(db)).toEqual(before)
    expect(await feedback().index()).toEqual(publicBefore)
    expect((await removeOld(now)).find(({ rule }) => rule === 'answers of the survey')?.rows).toBe(
      0,
    )
  })

  it('are listed for officers by day, the latest first, and behind one', async () => {
    const ids: number[] = []
    for (const day of ['01', '02', '03']) {
      moment = new Date(`2026-11-${day}T00:00:00+07:00`)
      ids.push((await submit({ criticism: `Tanggal ${day}` })).id)
    }
    const [first, second, third] = ids
    const page = await list({ per_page: '2' })
    expect(page.meta).toEqual({ total_count: 3, total_page: 2, current_page: 1, per_page: 2 })
    expect(page.data.map(({ id }) => id)).toEqual([third, second])
    expect(page.data[0]).toMatchObject({
      ...feedbackAnswers,
      criticism: 'Tanggal 03',
      created_at: '2026-11-03T00:00:00+07:00',
    })
    expect((await list({ per_page: '2', page: '2' })).data.map(({ id }) => id)).toEqual([first])
    expect((await list({ after: String(second) })).data.map(({ id }) => id)).toEqual([first])
    expect((await list({ after: '999999999' })).data).toEqual([])
    expect((await list({ after: "1' or 1=1" })).data).toEqual([])
    expect(
      (await list({ start_date: '2026-11-02', end_date: '2026-11-02' })).data.map(({ id }) => id),
    ).toEqual([second])
    expect((await list({ page: '10000', per_page: '100' })).data).toEqual([])
  })

  it('are those of whole days of Jakarta, to their last moment, for officers', async () => {
    const ids: number[] = []
    for (const time of ['01T23:59:59.999', '02T00:00:00', '02T23:59:59.999', '03T00:00:00']) {
      moment = new Date(`2026-11-${time}+07:00`)
      ids.push((await submit()).id)
    }
    const [, first, last] = ids
    const day = { start_date: '2026-11-02', end_date: '2026-11-02' }
    expect((await list(day)).data.map(({ id }) => id)).toEqual([last, first])
    const exported: number[] = []
    for await (const some of everyAnswer(db, day)) exported.push(...some.map(({ id }) => id))
    expect(exported).toEqual([first, last])
  })

  it('belong to a month that runs until midnight in Jakarta', async () => {
    const isRunning = async (time: string) => {
      moment = new Date(time)
      return (await feedback().index()).data.map((month) => month.is_running)
    }
    moment = new Date('2026-12-31T23:00:00+07:00')
    await submit()
    expect(await isRunning('2026-12-31T23:59:59+07:00')).toEqual([true])
    expect(await isRunning('2027-01-01T00:00:00+07:00')).toEqual([false])
  })

  it('are never read from end to end', async () => {
    statements.isOn = true
    const { id } = await submit()
    await feedback().index()
    await list()
    await list({ after: String(id), start_date: '2026-01-01', end_date: '2026-12-31' })
    await removeOld(new Date(november.getTime() + 1_000 * millisecondsInDay))
    statements.isOn = false
    const whole = {
      // An index that is walked in the order of a list ends with the page.
      SQLite: (plan: string, statement: string) =>
        plan
          .split('\n')
          .filter(
            (line) =>
              /SCAN feedback\b/.test(line) &&
              !(/USING (?:COVERING )?INDEX/.test(line) && /\blimit\b/i.test(statement)),
          ),
      PostgreSQL: (plan: string) =>
        plan.split('\n').filter((line) => /Seq Scan on feedback\b/.test(line)),
    }[name]
    const some = [...statements.statements.keys()].filter((text) => text.includes('feedback'))
    expect(some.length).toBeGreaterThan(5)
    expect(
      await wholeReadings(statements, async (statement, parameters) =>
        statement.includes('feedback')
          ? whole(await planOf(db, name, statement, parameters), statement)
          : [],
      ),
    ).toEqual([])
  })
})

describe.each(backends)('an update of a portal that has answers, on $name', ({ open }) => {
  it('counts the earlier ones, and those that come after it', async () => {
    const backend = await open('empty')
    const db = openDatabase(parseEnv(backend.settings))
    const earlier = Object.entries(migrations).filter(([name]) => name < '004')
    await migrate(db, { known: Object.fromEntries(earlier) })
    const submitAt = (time: string) => createFeedback(db, () => new Date(time)).submit(answers)
    await submitAt('2026-08-31T16:59:59.999Z')
    await submitAt('2026-08-31T17:00:00.000Z')
    await submitAt('2026-09-15T03:00:00.000Z')
    await migrate(db)
    await submitAt('2026-09-30T16:59:59.999Z')
    expect((await readMonths(db)).map((row) => [row.month, row.answers, row.relevance])).toEqual([
      ['2026-08', 1, answers.aspect_value.relevance],
      ['2026-09', 3, 3 * answers.aspect_value.relevance],
    ])
    await db.destroy()
    await backend.close()
  })
})
