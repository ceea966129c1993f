import { describe, expect, it } from 'vitest'
import { clockText, groupHours, isAlwaysOpen, weekdays } from './hours'

const officeDay = (day: string) => ({ day, start: '08:00:00', end: '16:00:00' })
const officeHours = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat'].map(officeDay)
const allWeek = weekdays.map((day) => ({ day, start: '00:00:00', end: '23:59:59' }))

describe('groupHours', () => {
  it('joins neighbouring days with equal hours into one group', () => {
    expect(groupHours(officeHours)).toEqual([{ from: 0, to: 4, spans: [{ start: 480, end: 960 }] }])
  })

  it('starts a new group where the hours differ or a day is missing', () => {
    const times = [
      officeDay('Senin'),
      officeDay('Selasa'),
      officeDay('Kamis'),
      { day: 'Jumat', start: '08:00', end: '11:30' },
    ]
    expect(groupHours(times).map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [3, 3],
      [4, 4],
    ])
  })

  it('keeps several openings of a day in the order of the clock', () => {
    const times = [
      { day: 'Senin', start: '13:00:00', end: '15:00:00' },
      { day: 'Senin', start: '09:00:00', end: '12:00:00' },
    ]
    expect(groupHours(times)).toEqual([
      {
        from: 0,
        to: 0,
        spans: [
          { start: 540, end: 720 },
          { start: 780, end: 900 },
        ],
      },
    ])
  })

  it('orders days by the week, not by the data, and leaves out what is no day or time', () => {
    const times = [
      officeDay('Minggu'),
      officeDay('Senin'),
      officeDay('Feriado'),
      { day: 'Rabu', start: 'pagi', end: '16:00' },
      { day: 'Rabu', start: '25:00', end: '26:00' },
    ]
    expect(groupHours(times).map(({ from }) => from)).toEqual([0, 6])
  })
})

describe('isAlwaysOpen', () => {
  it('needs the whole day on all seven days', () => {
    expect(isAlwaysOpen(allWeek)).toBe(true)
    expect(isAlwaysOpen(allWeek.slice(1))).toBe(false)
    expect(isAlwaysOpen(officeHours)).toBe(false)
  })
})

describe('clockText', () => {
  it('writes times the way each language does', () => {
    expect(clockText(485, 'id')).toBe('08.05')
    expect(clockText(485, 'en')).toBe('08:05')
    expect(clockText(1440, 'id')).toBe('24.00')
  })
})
