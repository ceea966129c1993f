import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { itemListJsonLd } from '@/app/page-json-ld'
import { pageMetadata } from '@/app/page-metadata'
import { pageLocale, textParam, withQuery, type SearchParams } from '@/app/page-params'
import { JsonLd } from '@/components/content/json-ld'
import { programAnchor, programsPath } from '@/components/content/programs/program-paths'
import { ProgramsView, type ProgramFilters } from '@/components/content/programs/programs-view'
import { themeNames } from '@/lib/programs/program-themes'
import { itemId } from '@/lib/schemas/item-id'
import { isProgramTheme } from '@/lib/schemas/programs'
import { listPrograms } from '@/lib/server/queries/programs'
import { AboutFrame } from '../about-frame'
import { aboutMetadata } from '../about-metadata'

interface Props {
  searchParams: SearchParams
}

/** Invalid values fall back to the whole list with nothing open. */
async function readAddress(searchParams: SearchParams): Promise<ProgramFilters> {
  const { tema, id } = await searchParams
  return { theme: isProgramTheme(tema) ? tema : null, openId: itemId(textParam(id)) }
}

const pathOf = ({ theme, openId }: ProgramFilters) =>
  withQuery(programsPath, { tema: theme, id: openId })

const hrefOf = (filters: ProgramFilters) =>
  `${pathOf(filters)}${filters.openId === null ? '' : `#${programAnchor(filters.openId)}`}`

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { theme, openId } = await readAddress(searchParams)
  const [locale, t] = [await pageLocale(), await getTranslations('programs')]
  const open = (await listPrograms(null, locale)).find(({ id }) => id === openId)
  // An opened programme is the same under every theme, so it has one address of its own.
  if (open) {
    const path = pathOf({ theme: null, openId: open.id })
    return pageMetadata({
      locale,
      path,
      title: t('programTitle', { title: open.title }),
      description: open.excerpt,
    })
  }
  const name = themeNames(locale).find(({ key }) => key === theme)?.name
  if (name === undefined) return aboutMetadata('programs')
  return pageMetadata({
    locale,
    path: pathOf({ theme, openId: null }),
    title: t('themeTitle', { theme: name }),
    description: t('themeDescription', { theme: name }),
  })
}

export default async function ProgramsPage({ searchParams }: Props) {
  const filters = await readAddress(searchParams)
  const [locale, t] = [await pageLocale(), await getTranslations('programs')]
  const programs = await listPrograms(filters.theme, locale)
  const entries = programs.map(({ id, title }) => ({
    name: title,
    path: pathOf({ theme: null, openId: id }),
  }))
  return (
    <AboutFrame page="programs">
      <JsonLd value={itemListJsonLd(locale, t('listName'), entries)} />
      <ProgramsView
        programs={programs}
        themes={themeNames(locale)}
        filters={filters}
        hrefOf={hrefOf}
      />
    </AboutFrame>
  )
}
