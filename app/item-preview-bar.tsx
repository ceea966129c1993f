import { getLocale } from 'next-intl/server'
import { PreviewBar } from '@/components/content/preview/preview-bar'
import { itemComparisonAddress, itemPreviewAddress } from '@/lib/address/preview-address'
import { localePath, locales } from '@/lib/i18n/locales'
import { currentPreview, type PreviewScope } from '@/lib/server/previews/scope'

type Shown = Pick<PreviewScope, 'kind' | 'id' | 'token' | 'name' | 'isDraft' | 'expiresAt'>

/**
 * The bar above the preview of an item: above its page, which is the portal's own, unless another preview is named. Nothing above everybody's pages.
 * @param comparison the preview whose differences are shown instead of the page
 */
export async function ItemPreviewBar({ comparison }: { comparison?: Shown }) {
  const preview = comparison ?? currentPreview()
  if (!preview) return null
  const isCompared = comparison !== undefined
  const locale = await getLocale()
  const filters = { kind: preview.kind, id: String(preview.id), token: preview.token }
  const [shown, other] = isCompared
    ? [itemComparisonAddress, itemPreviewAddress]
    : [itemPreviewAddress, itemComparisonAddress]
  return (
    <PreviewBar
      name={preview.name}
      isDraft={preview.isDraft}
      expiresAt={new Date(preview.expiresAt)}
      isCompared={isCompared}
      compareHref={localePath(locale, other.href(filters))}
      languages={locales.map((each) => ({
        locale: each,
        href: localePath(each, shown.href(filters)),
      }))}
      isAbovePage={!isCompared}
    />
  )
}
