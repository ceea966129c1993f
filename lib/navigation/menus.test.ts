import { existsSync } from 'node:fs'
import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import { newsCategories } from '@/lib/schemas/news'
import { messagesOf } from '@/messages'
import { helpItems, itemsOf } from './menu-items'
import { lifeEventMenuId, lifeEventPath, menuIds, menus, sitemapGroupId } from './menus'

const isInternal = (link: string) => link.startsWith('/')
const pathOf = (link: string) => link.split('?')[0] ?? ''
const hasPage = (link: string) =>
  ['default', 'preview', 'bare'].some((frame) =>
    existsSync(`app/[locale]/(${frame})${pathOf(link) === '/' ? '' : pathOf(link)}/page.tsx`),
  )

const allItems = menuIds.flatMap(itemsOf)
const rendered = [
  ...menus.flatMap(({ link }) => link ?? []),
  ...[...allItems, ...helpItems].map(({ link }) => link),
  lifeEventPath('Kelahiran'),
]

describe('the menus', () => {
  it('have the ids of the specification, 2 for the life events', () => {
    expect([menus.map(({ id }) => id), lifeEventMenuId]).toEqual([[1, 2, 3, 4, 5], 2])
  })

  it('send nobody to a page that does not exist', () => {
    expect(rendered.filter((link) => isInternal(link) && !hasPage(link))).toEqual([])
  })

  it('lead outside only over an encrypted connection, to hosts of the province', () => {
    const outside = allItems.map(({ link }) => link).filter((link) => !isInternal(link))
    expect(
      outside.filter(
        (link) => !/^https:\/\/(dashboard|ppid|jdih|lpse)\.jabarprov\.go\.id(\/|$)/.test(link),
      ),
    ).toEqual([])
  })

  it('list every news category', () => {
    expect(itemsOf(1).map(({ id }) => id)).toEqual([...newsCategories])
  })

  it('name no item twice', () => {
    const names = allItems.map(({ title }) => title)
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(locales)('have words for every menu, item and help link (%s)', (locale) => {
    const missing: string[] = []
    const t = createTranslator({
      locale,
      messages: messagesOf(locale),
      onError: ({ message }) => missing.push(message),
    })
    for (const { title } of menus) t(`menu.titles.${title}` as 'menu.titles.news')
    for (const { title, description } of allItems)
      for (const key of [title, description]) t(`menu-items.${key}` as 'menu-items.news.text')
    for (const { title } of helpItems) t(`menu-items.${title}` as 'menu-items.help.privacy')
    expect(missing).toEqual([])
  })
})

describe('lifeEventPath', () => {
  it('encodes the name, so that a name with & stays one value', () => {
    const path = lifeEventPath('Kesehatan Individu & Keluarga')
    expect(new URL(path, 'https://contoh.id').searchParams.get('kategori')).toBe(
      'Kesehatan Individu & Keluarga',
    )
    expect(path).toContain('Individu%20%26%20Keluarga')
  })
})

describe('sitemapGroupId', () => {
  it('differs for every menu', () => {
    expect(new Set(menuIds.map(sitemapGroupId)).size).toBe(menuIds.length)
  })
})
