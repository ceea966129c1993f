import { expect, it } from 'vitest'
import { feedbackIndex } from '@/lib/schemas/feedback-index'
import { publicIndex } from './public-index'

const month = (name: string, answers: number, score = 3) => ({
  month: name,
  answers,
  ratings: 4 * answers,
  relevance: score * answers,
  reachable: score * answers,
  user_experience: score * answers,
  user_interface: score * answers,
})

it('shows a month from five answers on, as a small sample below thirty', () => {
  const index = publicIndex(
    [month('2026-08', 4), month('2026-09', 5), month('2026-10', 29), month('2026-11', 30)],
    '2026-11',
  )
  expect(feedbackIndex.parse(index)).toEqual(index)
  expect(
    index.data.map((each) => [
      each.month,
      each.answers,
      each.is_small_sample,
      each.is_running,
      each.figures?.index ?? null,
    ]),
  ).toEqual([
    ['2026-08', null, true, false, null],
    ['2026-09', 5, true, false, 75],
    ['2026-10', 29, true, false, 75],
    ['2026-11', 30, false, true, 75],
  ])
})

it('leaves a month that is not shown out of every sum, so that nobody can work it out', () => {
  const months = [month('2026-09', 40), month('2026-10', 4, 1), month('2026-11', 20)]
  const { meta } = publicIndex(months, '2026-11')
  expect(meta).toMatchObject({ answers: 60, withheld_months: 1, is_small_sample: false })
  expect(meta.figures?.index).toBe(75)
})

it('has nothing to show before the first answers', () => {
  expect(publicIndex([], '2026-11')).toEqual({
    data: [],
    meta: { answers: 0, is_small_sample: true, figures: null, withheld_months: 0 },
  })
})
