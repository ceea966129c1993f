import { itemPreviewAddress } from '@/lib/address/preview-address'
import { isProblem } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locales'
import { itemId } from '@/lib/schemas/item-id'
import { limit } from '@/lib/server/api/caller'
import type { PreviewPage } from '@/lib/server/http/preview-page'
import { portal } from '@/lib/server/portal'
import type { ItemPreview, PreviewsPort } from '@/lib/server/previews/port'
import { asPreview } from '@/lib/server/previews/scope'

/**
 * The previews, unless none are set or the address asks too often.
 * @param ip address from the HTTP entry
 */
export async function limitedPreviews(ip: string): Promise<PreviewsPort | null> {
  const { previews } = await portal()
  if (!previews) return null
  try {
    await limit({ browserId: null, ip }, 'preview')
  } catch (error) {
    if (isProblem(error) && error.code === 'RATE_LIMITED') return null
    throw error
  }
  return previews
}

/**
 * The preview of an item; null when its token is invalid, when there is no such item or after too many requests, without saying which.
 * @param given id as the address has it
 */
export async function openItemPreview(
  { kind, id, token }: { kind: string; id: string; token: string },
  locale: Locale,
  ip: string,
): Promise<ItemPreview | null> {
  const previews = await limitedPreviews(ip)
  // An invalid id is looked up like any other, so that timing reveals nothing.
  return (await previews?.item({ kind, id: itemId(id) ?? 0, token }, locale)) ?? null
}

/** The same as the HTTP entry renders it. */
export async function openPreviewPage(
  search: string,
  locale: Locale,
  ip: string,
): Promise<PreviewPage | null> {
  const given = itemPreviewAddress.read(Object.fromEntries(new URLSearchParams(search)))
  const preview = await openItemPreview(given, locale, ip)
  if (preview === null || preview.page === null) return null
  const { page: address, scope } = preview
  return { address, render: (work) => asPreview(scope, work) }
}
