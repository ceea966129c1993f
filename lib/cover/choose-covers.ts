import { isNewsCategory } from '@/lib/schemas/news'
import { type Cover, coverFramings, coverPath, coverSeeds } from './cover-path'
import { hash } from './random'
import type { SubjectName } from './subjects'
import { categorySubjects, tagSubjects, wordSubjects } from './tag-subjects'

/** What a cover is chosen by. */
export interface CoverItem {
  slug: string
  category: string | null
  /** Indonesian names. */
  tags: readonly string[]
}

const seedOf = (slug: string) => hash(slug) % coverSeeds

/** The same names, beginning with another one for another seed. */
const from = (names: readonly SubjectName[], seed: number) => {
  const start = seed % Math.max(names.length, 1)
  return [...names.slice(start), ...names.slice(0, start)]
}

const ofTag = new Map(Object.entries(tagSubjects))
const ofWord = new Map(Object.entries(wordSubjects))

/**
 * Subjects that suit an item: what most of its tags and words of its title name, in their order, then what its category does, from another
 * one for each item.
 */
function suitable({ slug, category, tags }: CoverItem): SubjectName[] {
  const named = [
    ...tags.flatMap((tag) => ofTag.get(tag) ?? []),
    ...slug.split('-').flatMap((word) => ofWord.get(word) ?? []),
  ]
  const votes = (name: SubjectName) => named.filter((each) => each === name).length
  const byName = [...new Set(named)].toSorted((a, b) => votes(b) - votes(a))
  const known = isNewsCategory(category) ? category : 'pemerintahan'
  return [...new Set([...byName, ...from(categorySubjects[known], seedOf(slug))])]
}

/** One of several covers for a page, always the same. */
export function oneCoverOf(subjects: readonly SubjectName[], slug: string): Cover {
  const seed = seedOf(slug)
  const [subject = 'gedung-sate'] = from(subjects, seed)
  return { subject, seed }
}

/** The cover of an item on its own page and wherever it stands alone. */
export function coverOf(item: CoverItem): Cover {
  const [subject = 'gedung-sate'] = suitable(item)
  return { subject, seed: seedOf(item.slug) }
}

const framingOf = (seed: number) => seed % coverFramings

/** The next seed that is framed otherwise than these. */
function framedOtherwise(seed: number, others: readonly Cover[]): number {
  const taken = others.map((other) => framingOf(other.seed))
  let next = seed
  while (taken.includes(framingOf(next))) next = (next + 1) % coverSeeds
  return next
}

/**
 * Items of a list, each with the address of its picture: the one it has, or a cover that shows something else than the two before it, and
 * otherwise framed. The same list always gets the same covers.
 */
export function chooseCovers<Item>(
  items: readonly Item[],
  describe: (item: Item) => CoverItem & { image: string | null },
): (Item & { picture: string })[] {
  let lastTwo: (Cover | null)[] = []
  return items.map((item) => {
    const described = describe(item)
    const others = lastTwo.filter((cover) => cover !== null)
    const { subject, seed } = coverOf(described)
    const cover: Cover = {
      subject:
        suitable(described).find((name) => !others.some((other) => other.subject === name)) ??
        subject,
      seed: framedOtherwise(seed, others),
    }
    lastTwo = [lastTwo.at(-1) ?? null, described.image === null ? cover : null]
    return { ...item, picture: described.image ?? coverPath(cover) }
  })
}
