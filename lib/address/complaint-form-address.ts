import { listAddress } from './list-address'
import { parsedParam } from './params'

/** Ids of categories are words with hyphens. */
const categoryParam = (name: string) =>
  parsedParam(name, (text) => (/^[a-z0-9-]{1,80}$/.test(text) ? text : null))

/** The complaint form, with the category that is chosen when it opens; null where people choose it themselves. */
export const complaintFormAddress = listAddress('/aduan-warga/buat-aduan', {
  category: categoryParam('kategori'),
  subcategory: categoryParam('subkategori'),
})
