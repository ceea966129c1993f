import { yearParam as year } from '@/lib/schemas/archives'
import { parsedParam } from './params'

/** The year that documents or figures are about; null for none. */
export const yearParam = parsedParam('tahun', (text) => year.parse(text) ?? null)
