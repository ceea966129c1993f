import { notFound } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { ItemPreviewBar } from '@/app/item-preview-bar'
import type { SearchParams } from '@/app/page-params'
import { DifferenceView } from '@/components/content/preview/difference-view'
import { itemComparisonAddress } from '@/lib/address/preview-address'
import { getItemPreview } from '@/lib/server/queries/previews'

interface Props {
  searchParams: SearchParams
}

export { previewMetadata as generateMetadata } from '../../preview-metadata'

/** What the draft of an item changes, field by field; needs the signed link of this item. Its page is sent by the HTTP entry. */
export default async function ItemComparisonPage({ searchParams }: Props) {
  const { kind, id, token } = itemComparisonAddress.read(await searchParams)
  const preview = await getItemPreview(kind, id, token, await getLocale())
  if (!preview) notFound()
  return (
    <>
      <ItemPreviewBar comparison={preview.scope} />
      <main id="main" tabIndex={-1}>
        <DifferenceView differences={preview.differences} hasLiveVersion={preview.hasLiveVersion} />
      </main>
    </>
  )
}
