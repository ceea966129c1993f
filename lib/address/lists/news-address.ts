import { newsCategories } from '@/lib/schemas/news'
import { listAddress } from '../list-address'
import { choiceParam, type GivenParam, pageParam } from '../params'

const category = choiceParam('kategori', newsCategories, null)

/** The news; a category may be written in capitals. */
export const newsAddress = listAddress('/berita', {
  category: {
    ...category,
    read: (given: GivenParam) =>
      category.read(typeof given === 'string' ? given.toLowerCase() : given),
  },
  page: pageParam,
})

/** The news with a tag. @param key of the tag */
export const newsTagAddress = (key: string) =>
  listAddress(`${newsAddress.path}/tags/${encodeURIComponent(key)}`, { page: pageParam })
