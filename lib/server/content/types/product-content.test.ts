import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { flagDefaults } from '@/lib/flags'
import { awardCategories } from '@/lib/schemas/awards'
import { programThemes } from '@/lib/schemas/programs'
import { readContent } from '../read-content'

const { items } = readContent(join('lib', 'server', 'seed', 'content'))
const { awards, programs, flags, overview } = items
const strategicPrograms = items['strategic-programs']
const superApp = items['super-app']

describe('the product’s own programmes and achievements', () => {
  it('have at least sixty achievements, one or more in every category, all in both languages', () => {
    expect(awards.length).toBeGreaterThanOrEqual(60)
    expect(
      awardCategories.filter((key) => !awards.some(({ category }) => category === key)),
    ).toEqual([])
    expect(awards.filter(({ english }) => english === null)).toEqual([])
    expect(new Set(awards.map(({ indonesian, year }) => `${indonesian.title} ${year}`)).size).toBe(
      awards.length,
    )
  })

  it('have twelve programmes, one or more on every theme, each with its own drawing', () => {
    expect(programs).toHaveLength(12)
    expect(
      programThemes.filter((theme) => !programs.some(({ themes }) => themes.includes(theme))),
    ).toEqual([])
    expect(new Set(programs.map(({ picture }) => picture)).size).toBe(12)
    expect(programThemes.filter((theme) => !existsSync(`public/img/program/${theme}.svg`))).toEqual(
      [],
    )
  })

  it('lead from each strategic programme to the programme of the same name, behind a flag that is off', () => {
    expect(strategicPrograms).toHaveLength(3)
    for (const { link, indonesian } of strategicPrograms) {
      const id = Number(new URL(link, 'https://contoh.id').searchParams.get('id'))
      expect(programs.find((program) => program.id === id)?.indonesian.title).toBe(indonesian.title)
    }
    expect([flags, flagDefaults.strategicProgramPreview]).toEqual([[], false])
  })

  it('have the sixteen services of the app and one overview', () => {
    expect(superApp.flatMap(({ services }) => services)).toHaveLength(16)
    expect(new Set(superApp.flatMap(({ services }) => services.map(({ icon }) => icon))).size).toBe(
      16,
    )
    expect(overview).toHaveLength(1)
  })
})
