import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { itemId } from '@/lib/schemas/item-id'
import type { ServicePreview } from '@/lib/schemas/previews'
import { limitedPreviews, openItemPreview } from './open-item-preview'
import { portal } from '@/lib/server/portal'

/** Whether previews are configured. */
export const hasPreviews = cache(async () => (await portal()).previews !== undefined)

const clientIp = async () => (await headers()).get('x-portal-client-ip') ?? '0.0.0.0'

/**
 * The preview of an address; null when its token is invalid, when there is no such service or after too many
 * requests, without saying which. Cached for one render only.
 */
export const getServicePreview = cache(
  async (id: string, token: string, locale: Locale): Promise<ServicePreview | null> => {
    const previews = await limitedPreviews(await clientIp())
    // An invalid id is looked up like any other, so that timing reveals nothing.
    return (await previews?.service({ id: itemId(id) ?? 0, token }, locale)) ?? null
  },
)

/** The same of an item of any kind. */
export const getItemPreview = cache(
  async (kind: string, id: string, token: string, locale: Locale) =>
    openItemPreview({ kind, id, token }, locale, await clientIp()),
)
