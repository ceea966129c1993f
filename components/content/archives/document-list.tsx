import { StaticMarkup } from '@/components/ui/static-markup'
import type { ArchiveItem } from '@/lib/schemas/archives'
import { DocumentRow } from './document-row'

/** Documents below each other on one surface. */
export function DocumentList({ documents }: { documents: readonly ArchiveItem[] }) {
  return (
    <StaticMarkup
      as="ul"
      id="daftar-dokumen"
      className="mt-5 divide-y divide-line rounded-card bg-surface shadow-0 forced-colors:border"
    >
      {documents.map((document) => (
        <li key={document.id}>
          <DocumentRow document={document} />
        </li>
      ))}
    </StaticMarkup>
  )
}
