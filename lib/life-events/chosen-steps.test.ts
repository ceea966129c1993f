import { describe, expect, it } from 'vitest'
import { planAddress } from '@/lib/address/lists/life-event-plan-address'
import type { PlanStep } from '@/lib/schemas/life-event-plan'
import { samplePlan, sampleStep } from '@/tests/support/plan-samples'
import { answersIn, chosenSteps, deadlineOf, knownFilters, openConditions } from './chosen-steps'

const plan = samplePlan()
const filters = (query: Record<string, string>) =>
  knownFilters(plan.questions, planAddress(plan.slug).read(query))
const chosen = (query: Record<string, string>) =>
  chosenSteps(plan.steps, answersIn(plan.questions, filters(query))).map(({ id }) => id)

describe('the answers of an address', () => {
  it('ignores what a question does not offer, and answers to other questions', () => {
    expect(filters({ 'jawaban-1': 'bulan', 'jawaban-2': 'rumah', 'jawaban-3': 'ya' })).toEqual({
      first: '',
      second: '',
      third: '',
      date: null,
    })
    expect(filters({ 'jawaban-1': 'rumah' }).first).toBe('rumah')
  })

  it('writes answers in the order of the questions, whatever the order they came in', () => {
    expect(
      planAddress('kelahiran').href(filters({ 'jawaban-2': 'ya', 'jawaban-1': 'rumah' })),
    ).toBe('/layanan-fase-kehidupan/kelahiran?jawaban-1=rumah&jawaban-2=ya')
  })

  it.each(['1999-12-31', '2100-01-01', '2026-02-30', 'besok', ''])('knows no day %j', (tanggal) => {
    expect(filters({ tanggal }).date).toBeNull()
  })
})

describe('chosenSteps', () => {
  it('leaves all steps while nothing is answered', () => {
    expect(chosen({})).toEqual(['umum', 'di-rumah', 'di-rumah-jkn', 'akta'])
  })

  it('leaves out steps for another answer, and needs every question of a step', () => {
    expect(chosen({ 'jawaban-1': 'fasilitas' })).toEqual(['umum', 'akta'])
    expect(chosen({ 'jawaban-1': 'rumah', 'jawaban-2': 'tidak' })).toEqual([
      'umum',
      'di-rumah',
      'akta',
    ])
    expect(chosen({ 'jawaban-1': 'rumah', 'jawaban-2': 'ya' })).toHaveLength(4)
  })

  it('says for whom a step is, for open questions only', () => {
    const [, , step] = plan.steps
    const open = (query: Record<string, string>) =>
      openConditions(plan, step ?? sampleStep(), answersIn(plan.questions, filters(query)))
    expect(open({})).toEqual([['Di rumah'], ['Ya']])
    expect(open({ 'jawaban-1': 'rumah' })).toEqual([['Ya']])
    expect(open({ 'jawaban-1': 'rumah', 'jawaban-2': 'ya' })).toEqual([])
  })
})

describe('deadlineOf', () => {
  const step = (days: number): PlanStep => sampleStep({ deadline: { days, rule: 'aturan' } })

  it.each([
    [60, '2026-11-26', '2027-01-25'],
    // A leap year has one day more until March.
    [60, '2028-01-01', '2028-03-01'],
    [60, '2027-01-01', '2027-03-02'],
    [1, '2028-02-28', '2028-02-29'],
    [365, '2028-02-29', '2029-02-28'],
    [0, '2026-12-31', '2026-12-31'],
    [-21, '2027-01-10', '2026-12-20'],
  ])('lies %i days from %s on %s', (days, date, day) => {
    expect(deadlineOf(step(days), date)).toBe(day)
  })

  it('is none for a step without deadline', () => {
    expect(deadlineOf(sampleStep(), '2026-11-26')).toBeNull()
  })
})
