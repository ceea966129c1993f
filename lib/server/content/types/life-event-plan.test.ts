import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import { chosenSteps, type PlanAnswers } from '@/lib/life-events/chosen-steps'
import type { PlanQuestion } from '@/lib/schemas/life-event-plan'
import { product } from '@/tests/support/content-database'
import { planFile, planIn, planServiceIds } from './life-event-plan'
import { lifeEventFile } from './life-events'

const folder = join(product, 'life-events')
const files = readdirSync(folder).map((name) =>
  lifeEventFile.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
)

/** Every way to answer all questions. */
const waysToAnswer = (questions: readonly PlanQuestion[]): PlanAnswers[] =>
  questions.reduce<PlanAnswers[]>(
    (ways, { id, answers }) =>
      ways.flatMap((way) => answers.map((answer) => new Map([...way, [id, answer.id]]))),
    [new Map()],
  )

describe.each(files.map((file) => [file.name.id, file] as const))('the plan of %s', (_, file) => {
  const { plan } = file
  if (!plan) throw new Error(`${file.name.id} has no plan`)

  it.each(locales)('asks and tells everything in its language (%s)', (locale) => {
    const other = locale === 'id' ? 'en' : 'id'
    const [here, there] = [planIn(plan, locale, new Map()), planIn(plan, other, new Map())]
    expect(here.questions.length).toBeGreaterThanOrEqual(2)
    for (const [at, step] of here.steps.entries()) {
      expect(step.text, step.id).not.toBe(there.steps[at]?.text)
      expect(step.title, step.id).not.toBe(there.steps[at]?.title)
    }
    for (const [at, { text }] of here.questions.entries())
      expect(text).not.toBe(there.questions[at]?.text)
  })

  it('leaves four steps or more however it is answered, and reaches each of them', () => {
    const { questions, steps } = planIn(plan, 'id', new Map())
    const left = waysToAnswer(questions).map((answers) => chosenSteps(steps, answers))
    for (const each of left) expect(each.length).toBeGreaterThanOrEqual(4)
    const reached = new Set(left.flat().map(({ id }) => id))
    expect(steps.filter(({ id }) => !reached.has(id))).toEqual([])
  })

  it('lets every answer make a difference', () => {
    const { questions, steps } = planIn(plan, 'id', new Map())
    for (const { id, answers } of questions) {
      const different = new Set(
        answers.map((answer) =>
          chosenSteps(steps, new Map([[id, answer.id]]))
            .map((step) => step.id)
            .join(),
        ),
      )
      expect(different.size, id).toBeGreaterThan(1)
    }
  })

  it('leads to services of the portal and has words to be found by', () => {
    expect(planServiceIds(plan).length).toBeGreaterThan(0)
    for (const locale of locales) expect(plan.keywords[locale].length).toBeGreaterThan(2)
  })
})

describe('a plan', () => {
  const both = (text: string) => ({ id: text, en: `${text} (en)` })
  const question = (id: string, ...answers: string[]) => ({
    id,
    text: both(id),
    answers: answers.map((answer) => ({ id: answer, text: both(answer) })),
  })
  const step = (id: string, changes: object = {}) => ({
    id,
    part: 'soon',
    title: both(id),
    text: both(id),
    owner: { level: 'village', office: both('Kantor desa') },
    papers: [],
    days: null,
    days_rule: null,
    deadline: null,
    links: [],
    only_for: [],
    ...changes,
  })
  const file = (changes: object = {}) => ({
    date: null,
    questions: [question('tempat', 'rumah', 'kantor'), question('jkn', 'ya', 'tidak')],
    steps: [step('a'), step('b'), step('c'), step('d')],
    keywords: { id: ['pindah'], en: ['move'] },
    ...changes,
  })
  const problems = (changes: object) =>
    planFile
      .safeParse(file(changes))
      .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  const withStep = (changes: object) => ({
    steps: [step('a', changes), step('b'), step('c'), step('d')],
  })

  it('is accepted', () => {
    expect(problems({})).toBeUndefined()
    expect(
      problems({
        ...withStep({ deadline: { days: 60, rule: both('UU 24/2013') } }),
        date: both('Tanggal'),
      }),
    ).toBeUndefined()
  })

  it.each([
    [
      'a condition on no question',
      withStep({ only_for: [{ question: 'umur', answers: ['ya'] }] }),
      'steps "a" is for "umur", which is no answer here',
    ],
    [
      'a condition on no answer',
      withStep({ only_for: [{ question: 'jkn', answers: ['ya', 'rumah'] }] }),
      'steps "a" is for "jkn/rumah", which is no answer here',
    ],
    [
      'two steps of one id',
      { steps: [step('a'), step('a'), step('c'), step('d')] },
      'steps "a" stands there twice',
    ],
    [
      'two questions of one id',
      { questions: [question('jkn', 'ya', 'tidak'), question('jkn', 'a', 'b')] },
      'questions "jkn" stands there twice',
    ],
    [
      'two answers of one id',
      { questions: [question('jkn', 'ya', 'ya'), question('tempat', 'a', 'b')] },
      'questions "jkn/ya" stands there twice',
    ],
    [
      'a deadline without the name of its day',
      withStep({ deadline: { days: 60, rule: both('UU') } }),
      'date goes with steps that have a deadline, and only with them',
    ],
    [
      'a day that nothing counts from',
      { date: both('Tanggal') },
      'date goes with steps that have a deadline, and only with them',
    ],
    [
      'steps out of their order',
      { steps: [step('a'), step('b', { part: 'before' }), step('c'), step('d')] },
      'steps stand in the order before, soon, after',
    ],
  ])('is refused with %s', (_, changes, problem) => {
    expect(problems(changes)).toEqual([problem])
  })

  it.each([
    ['a single question', { questions: [question('jkn', 'ya', 'tidak')] }],
    ['a question with one answer', { questions: [question('jkn', 'ya'), question('b', 'a', 'b')] }],
    ['three steps', { steps: [step('a'), step('b'), step('c')] }],
    ['a rule for no days', withStep({ days_rule: both('UU') })],
    ['an unknown level', withStep({ owner: { level: 'planet', office: both('x') } })],
    ['a link to nowhere', withStep({ links: [{ url: 'http://example.com', label: both('x') }] })],
  ])('is refused with %s', (_, changes) => {
    expect(planFile.safeParse(file(changes)).success).toBe(false)
  })
})
