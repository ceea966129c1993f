import { FileCsvIcon, FileIcon, FilePdfIcon, FileXlsIcon } from '@phosphor-icons/react/ssr'
import { LeafTile, type LeafTone } from '@/components/ui/leaf-tile'
import { type DocumentFormat, formatOf } from '@/lib/schemas/archives'

const icons: Record<DocumentFormat, { tone: LeafTone; Icon: typeof FileIcon }> = {
  pdf: { tone: 'genteng', Icon: FilePdfIcon },
  xlsx: { tone: 'hejo', Icon: FileXlsIcon },
  csv: { tone: 'mega', Icon: FileCsvIcon },
}

/** A leaf with the drawing of a file's kind; the kind stands in words beside it. */
export function DocumentIcon({ mimetype }: { mimetype: string }) {
  const format = formatOf(mimetype)
  const { tone, Icon } = format ? icons[format] : { tone: 'pare' as const, Icon: FileIcon }
  return (
    <LeafTile tone={tone}>
      <Icon size={28} weight="regular" />
    </LeafTile>
  )
}
