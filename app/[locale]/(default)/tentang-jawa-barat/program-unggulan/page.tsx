import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { itemListJsonLd } from '@/app/page-json-ld'
import { pageMetadata } from '@/app/page-metadata'
import { type SearchParams } from '@/app/page-params'
import { JsonLd } from '@/components/content/json-ld'
import { programAddress } from '@/lib/address/lists/program-address'
import { ProgramsView } from '@/components/content/programs/programs-view'
import { themeNames } from '@/lib/programs/program-themes'
import { listPrograms } from '@/lib/server/queries/programs'
import { AboutFrame } from '../about-frame'
import { aboutMetadata } from '../about-metadata'

interface Props {
  searchParams: SearchParams
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { theme, openId } = programAddress.read(await searchParams)
  const [locale, t] = [await getLocale(), await getTranslations('programs')]
  const open = (await listPrograms(null, locale)).find(({ id }) => id === openId)
  // An opened programme is the same under every theme, so it has one address of its own.
  if (open) {
    const path = programAddress.href({ openId: open.id })
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
    path: programAddress.href({ theme }),
    title: t('themeTitle', { theme: name }),
    description: t('themeDescription', { theme: name }),
  })
}

export default async function ProgramsPage({ searchParams }: Props) {
  const filters = programAddress.read(await searchParams)
  const [locale, t] = [await getLocale(), await getTranslations('programs')]
  const programs = await listPrograms(filters.theme, locale)
  const entries = programs.map(({ id, title }) => ({
    name: title,
    path: programAddress.href({ openId: id }),
  }))
  const open = programs.find(({ id }) => id === filters.openId)
  return (
    <AboutFrame
      page="programs"
      itemPath={open ? programAddress.href({ openId: open.id }) : null}
      shown={programAddress.href(filters)}
    >
      <JsonLd value={itemListJsonLd(locale, t('listName'), entries)} />
      <ProgramsView programs={programs} themes={themeNames(locale)} filters={filters} />
    </AboutFrame>
  )
}
