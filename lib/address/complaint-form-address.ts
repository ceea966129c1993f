import { listAddress } from './list-address'
import { reasonMax, titleMax } from '@/lib/schemas/complaints'
import { parsedParam, textParam } from './params'

/** Ids of categories are words with hyphens. */
const categoryParam = (name: string) =>
  parsedParam(name, (text) => (/^[a-z0-9-]{1,80}$/.test(text) ? text : null))

/** The complaint form, with the category that is chosen and the texts that are written when it opens; null and empty where people do it themselves. */
export const complaintFormAddress = listAddress('/aduan-warga/buat-aduan', {
  category: categoryParam('kategori'),
  subcategory: categoryParam('subkategori'),
  title: textParam('judul', titleMax),
  reason: textParam('uraian', reasonMax),
})
