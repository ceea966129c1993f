import { describe, expect, test } from 'vitest'
import { weekdayOf } from '@/lib/days'
import calendar from './holidays.json'
import { addWorkingDays, isWorkingDay, workingDaysBetween } from './working-days'

describe('counting working days', () => {
  // The third text is the count by hand: every counted day in brackets, every other day with its reason.
  test.each([
    ['2026-07-06', 3, '2026-07-09', 'Mon; Tue (1), Wed (2), Thu (3)'],
    ['2026-07-10', 3, '2026-07-15', 'Fri; weekend; Mon (1), Tue (2), Wed (3)'],
    ['2026-07-11', 3, '2026-07-15', 'Sat is day zero; Sun; Mon (1), Tue (2), Wed (3)'],
    ['2026-07-12', 5, '2026-07-17', 'Sun is day zero; Mon 13 to Fri 17 (5)'],
    [
      '2026-03-16',
      3,
      '2026-03-26',
      'Mon; Tue 17 (1); 18 leave, 19 Nyepi, 20 leave, 21-22 Idulfitri, 23-24 leave; Wed 25 (2), Thu 26 (3)',
    ],
    [
      '2026-03-17',
      5,
      '2026-03-31',
      'Tue; 18-24 closed; 25 (1), 26 (2), 27 (3); weekend; 30 (4), 31 (5)',
    ],
    [
      '2026-03-09',
      14,
      '2026-04-06',
      'Mon; 10-13 (4), 16-17 (6); 18-24 closed; 25-27 (9), 30-31 (11), April 1-2 (13); 3 Good Friday; weekend; Mon 6 (14)',
    ],
    [
      '2025-03-26',
      3,
      '2025-04-09',
      'Wed; Thu 27 (1); 28 leave, 29 Nyepi, Sun, 31 and 1 Idulfitri, 2-4 leave, weekend, 7 leave; Tue 8 (2), Wed 9 (3)',
    ],
    [
      '2026-12-21',
      3,
      '2026-12-28',
      'Mon; 22 (1), 23 (2); 24 leave, 25 Christmas, weekend; Mon 28 (3)',
    ],
    [
      '2025-12-23',
      5,
      '2026-01-02',
      'Tue; 24 (1); 25 Christmas, 26 leave, weekend; 29-31 (4); 1 January; Fri 2 (5)',
    ],
    ['2025-08-15', 3, '2025-08-21', 'Fri; Sat, Sun 17; Mon 18 leave; Tue (1), Wed (2), Thu (3)'],
    [
      '2026-05-13',
      3,
      '2026-05-20',
      'Wed; 14 Ascension, 15 leave, weekend; Mon 18 (1), 19 (2), 20 (3)',
    ],
    [
      '2026-05-26',
      3,
      '2026-06-03',
      'Tue; 27 Iduladha, 28 leave; Fri 29 (1); Sat, Sun 31 Vesak, Mon 1 Pancasila; Tue 2 (2), Wed 3 (3)',
    ],
    [
      '2026-08-03',
      60,
      '2026-10-28',
      'Mon; Aug 4-7 (4), 10-14 (9), 18-21 (13) without the 17th, 24 and 26-28 (17) without the 25th, ' +
        '31-Sep 4 (22), (27), (32), (37), 28-Oct 2 (42), (47), (52), 19-23 (57), 26, 27, 28 (60)',
    ],
    ['2026-07-11', 0, '2026-07-11', 'nothing to count'],
  ])('%s plus %i is %s', (from, count, day) => {
    expect(addWorkingDays(from, count)).toMatchObject({ day, isProvisional: false })
    expect(workingDaysBetween(from, day)).toBe(count)
  })

  test('names every day that did not count, a holiday on a Saturday as the holiday', () => {
    expect(
      addWorkingDays('2026-03-16', 2).skipped.map(({ date, reason, name }) => [
        date,
        reason,
        name?.id ?? null,
      ]),
    ).toEqual([
      ['2026-03-18', 'joint_leave', 'Cuti bersama Nyepi'],
      ['2026-03-19', 'holiday', 'Hari Suci Nyepi (Tahun Baru Saka 1948)'],
      ['2026-03-20', 'joint_leave', 'Cuti bersama Idulfitri'],
      ['2026-03-21', 'holiday', 'Idulfitri 1447 Hijriah, hari pertama'],
      ['2026-03-22', 'holiday', 'Idulfitri 1447 Hijriah, hari kedua'],
      ['2026-03-23', 'joint_leave', 'Cuti bersama Idulfitri'],
      ['2026-03-24', 'joint_leave', 'Cuti bersama Idulfitri'],
    ])
  })

  test('the clock stands on paused days; a weekend inside the pause stays a weekend', () => {
    // Mon 6; Tue 7 (1); 8-10 paused; weekend; 13 paused; 14 (2), 15 (3), 16 (4), 17 (5)
    const counted = addWorkingDays('2026-07-06', 5, [{ from: '2026-07-08', to: '2026-07-13' }])
    expect(counted.day).toBe('2026-07-17')
    expect(counted.skipped.map(({ reason }) => reason)).toEqual([
      'paused',
      'paused',
      'paused',
      'weekend',
      'weekend',
      'paused',
    ])
    expect(
      workingDaysBetween('2026-07-06', '2026-07-17', [{ from: '2026-07-08', to: '2026-07-13' }]),
    ).toBe(5)
  })

  test('a range that ends before it begins pauses nothing', () => {
    expect(addWorkingDays('2026-07-06', 3, [{ from: '2026-07-08', to: '2026-07-07' }]).day).toBe(
      '2026-07-09',
    )
  })

  test('beyond the known calendar weekends and holidays of a fixed date are skipped, and the result says that it knows no more', () => {
    // Mon 28; 29 (1), 30 (2), 31 (3); Fri 1 January 2027; weekend; Mon 4 (4), Tue 5 (5)
    const counted = addWorkingDays('2026-12-28', 5)
    expect(counted).toMatchObject({ day: '2027-01-05', isProvisional: true })
    expect(counted.skipped[0]).toEqual({
      date: '2027-01-01',
      reason: 'holiday',
      name: { id: 'Tahun Baru Masehi', en: "New Year's Day" },
    })
    expect(['2031-05-01', '2031-12-25', '2031-12-24'].map(isWorkingDay)).toEqual([
      false,
      false,
      true,
    ])
    expect(addWorkingDays('2026-12-28', 3)).toMatchObject({
      day: '2026-12-31',
      isProvisional: false,
    })
  })

  test('no time passes backwards or within the same day', () => {
    expect(workingDaysBetween('2026-07-09', '2026-07-06')).toBe(0)
    expect(workingDaysBetween('2026-07-09', '2026-07-09')).toBe(0)
  })
})

describe('the calendar of holidays', () => {
  test('names every day once, in order, within its years', () => {
    for (const days of [calendar.holidays, calendar.joint_leave]) {
      const dates = days.map(({ date }) => date)
      expect(dates).toEqual([...new Set(dates)].toSorted())
      expect(
        dates.every(
          (date) =>
            Number(date.slice(0, 4)) >= calendar.since &&
            Number(date.slice(0, 4)) <= calendar.until,
        ),
      ).toBe(true)
    }
    expect(
      calendar.joint_leave.filter(
        ({ date }) =>
          weekdayOf(date) > 5 || calendar.holidays.some((holiday) => holiday.date === date),
      ),
    ).toEqual([])
  })

  test('has those of every year among the holidays of each known one', () => {
    for (let year = calendar.since; year <= calendar.until; year += 1)
      for (const { date } of calendar.every_year)
        expect(calendar.holidays.map((holiday) => holiday.date)).toContain(`${year}-${date}`)
  })

  test('has the 17 holidays and 8 days of joint leave of 2026, and the 17 and 11 of 2025', () => {
    const countIn = (year: string, days: readonly { date: string }[]) =>
      days.filter(({ date }) => date.startsWith(year)).length
    expect([countIn('2026', calendar.holidays), countIn('2026', calendar.joint_leave)]).toEqual([
      17, 8,
    ])
    expect([countIn('2025', calendar.holidays), countIn('2025', calendar.joint_leave)]).toEqual([
      17, 11,
    ])
    expect(['2026-05-01', '2026-08-17', '2026-12-24', '2026-12-28'].map(isWorkingDay)).toEqual([
      false,
      false,
      false,
      true,
    ])
  })
})
