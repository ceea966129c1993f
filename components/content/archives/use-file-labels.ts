import { useTranslations } from 'next-intl'
import { useFormatter } from '@/lib/i18n/formatter'
import { type ArchiveItem, formatOf } from '@/lib/schemas/archives'
import { fileSize } from './file-size'

interface FileLabels {
  type: string
  /** null when unknown. */
  size: string | null
  /** null for tables and when unknown. */
  pages: string | null
  /** All that is known of them, as a list. */
  facts: string
}

/** Type, number of pages and size of a document's file as text. */
export function useFileLabels({
  mimetype,
  size: bytes,
  pages: count,
}: Pick<ArchiveItem, 'mimetype' | 'size' | 'pages'>): FileLabels {
  const t = useTranslations('archives')
  const sizeName = useTranslations('common.fileSize')
  const format = useFormatter()
  const type = formatOf(mimetype)?.toUpperCase() ?? mimetype
  const measured = bytes === null ? null : fileSize(bytes)
  const size =
    measured &&
    sizeName(measured.unit, {
      value: format.number(measured.value, { maximumFractionDigits: 1 }),
    })
  const pages = count === null ? null : t('pages', { count })
  const known = [type, pages, size].filter((fact) => fact !== null)
  return { type, size, pages, facts: format.list(known, { type: 'unit', style: 'short' }) }
}
