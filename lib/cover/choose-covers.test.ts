import { describe, expect, it } from 'vitest'
import { newsCategories } from '@/lib/schemas/news'
import { chooseCovers, type CoverItem, coverOf, oneCoverOf } from './choose-covers'
import { coverFramings, coverSeeds } from './cover-path'
import { categorySubjects } from './tag-subjects'

const item = (slug: string, more: Partial<CoverItem & { image: string | null }> = {}) => ({
  slug,
  category: 'sosial',
  tags: [],
  image: null,
  ...more,
})
const picturesOf = (items: ReturnType<typeof item>[]) =>
  chooseCovers(items, (each) => each).map(({ picture }) => picture)
const seedOf = (picture: string) => Number.parseInt(picture.split('/')[3] ?? '', 10)
const subjectOf = (picture: string) => picture.split('/')[2]

describe('the cover of an item', () => {
  it('shows what its tag names, whatever its category is', () => {
    expect(coverOf(item('a', { tags: ['demam berdarah'] })).subject).toBe('nyamuk')
    expect(coverOf(item('a', { category: 'ekonomi', tags: ['gempa'] })).subject).toBe('gempa')
  })

  it('shows what most tags have in common', () => {
    const tags = ['kependudukan', 'perempuan dan anak']
    for (const slug of ['a', 'b', 'c', 'd'])
      expect(coverOf(item(slug, { tags })).subject).toBe('kartu-keluarga')
  })

  it('follows the category where no tag is known, and the government where that is unknown too', () => {
    for (const tags of [[], ['olahraga'], ['__proto__']])
      expect(categorySubjects.kesehatan).toContain(
        coverOf(item('a', { category: 'kesehatan', tags })).subject,
      )
    expect(categorySubjects.pemerintahan).toContain(coverOf(item('a', { category: 'x' })).subject)
  })

  it('shows which of several things its title names', () => {
    const tags = ['keamanan digital', 'literasi digital']
    expect(coverOf(item('melindungi-data-pribadi-4', { tags })).subject).toBe('gembok')
    expect(coverOf(item('kenali-phishing-sebelum-terlambat-7', { tags })).subject).toBe('pancing')
  })

  it('is always the same, drawn otherwise for each item of a tag', () => {
    const slugs = Array.from({ length: 20 }, (_, at) => `kabar-${at}`)
    const covers = slugs.map((slug) => coverOf(item(slug, { tags: ['gempa'] })))
    expect(covers).toEqual(slugs.map((slug) => coverOf(item(slug, { tags: ['gempa'] }))))
    const seeds = covers.map(({ seed }) => seed)
    expect(new Set(seeds).size).toBeGreaterThan(10)
    for (const seed of seeds) expect(seed).toBeLessThan(coverSeeds)
  })

  it('is one of those named for other pages', () => {
    expect(oneCoverOf(['ktp'], 'a').subject).toBe('ktp')
    expect(['ktp', 'toa']).toContain(oneCoverOf(['ktp', 'toa'], 'b').subject)
  })
})

describe('the covers of a list', () => {
  it.each(newsCategories)(
    'differ from the two before them, in framing too, even if all are alike (%s)',
    (category) => {
      const items = Array.from({ length: 30 }, (_, at) =>
        item(`kabar-${at}`, { category, tags: ['gempa'] }),
      )
      const pictures = picturesOf(items)
      const shown = pictures.map(subjectOf)
      const framings = pictures.map((picture) => seedOf(picture) % coverFramings)
      for (const [at, subject] of shown.entries()) {
        const before = [Math.max(at - 2, 0), at] as const
        expect(shown.slice(...before)).not.toContain(subject)
        expect(framings.slice(...before)).not.toContain(framings[at])
      }
    },
  )

  it('begin with what the first item shows on its own page', () => {
    const first = item('a', { tags: ['gempa'] })
    const { subject, seed } = coverOf(first)
    expect(picturesOf([first, item('b')])[0]).toBe(`/sampul/${subject}/${seed}.svg`)
  })

  it('leave the picture that an item has, and may show its subject beside it', () => {
    const tags = ['gempa']
    const [one, two] = picturesOf([item('a', { tags, image: '/foto.jpg' }), item('b', { tags })])
    expect(one).toBe('/foto.jpg')
    expect(subjectOf(two ?? '')).toBe('gempa')
  })
})
