import { useTranslations } from 'next-intl'
import { useFormatter } from '@/lib/i18n/formatter'
import { type ArchiveItem, formatOf } from '@/lib/schemas/archives'
import { fileSize } from './file-size'

/** Type and size of a document's file in words; the size is null when nobody has stated it. */
export function useFileLabels({ mimetype, size }: Pick<ArchiveItem, 'mimetype' | 'size'>): {
  type: string
  size: string | null
} {
  const [t, format] = [useTranslations('archives'), useFormatter()]
  const type = formatOf(mimetype)?.toUpperCase() ?? mimetype
  if (size === null) return { type, size: null }
  const { unit, value } = fileSize(size)
  return {
    type,
    size: t(`size.${unit}`, { value: format.number(value, { maximumFractionDigits: 1 }) }),
  }
}
