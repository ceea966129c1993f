import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { ItemPreviewBar } from '@/app/item-preview-bar'
import type { SearchParams } from '@/app/page-params'
import { DifferenceView } from '@/components/content/preview/difference-view'
import { itemComparisonAddress } from '@/lib/address/preview-address'
import { getItemPreview } from '@/lib/server/queries/previews'

interface Props {
  searchParams: SearchParams
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('preview')
  return {
    title: t('title'),
    robots: { index: false, follow: false, noarchive: true },
    referrer: 'no-referrer',
  }
}

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
