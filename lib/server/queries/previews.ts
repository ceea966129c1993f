import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { isProblem } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locales'
import { itemId } from '@/lib/schemas/item-id'
import type { ServicePreview } from '@/lib/schemas/previews'
import { limit } from '@/lib/server/api/caller'
import { portal } from '@/lib/server/portal'

/** Whether previews are configured. */
export const hasPreviews = cache(async () => (await portal()).previews !== undefined)

/**
 * The preview of an address; null when its token is invalid, when there is no such service or after too many
 * requests, without saying which. Cached for one render only.
 */
export const getServicePreview = cache(
  async (id: string, token: string, locale: Locale): Promise<ServicePreview | null> => {
    const { previews } = await portal()
    if (!previews) return null
    try {
      await limit(
        { browserId: null, ip: (await headers()).get('x-portal-client-ip') ?? '0.0.0.0' },
        'preview',
      )
    } catch (error) {
      if (isProblem(error) && error.code === 'RATE_LIMITED') return null
      throw error
    }
    // An invalid id is looked up like any other, so that timing reveals nothing.
    return previews.service({ id: itemId(id) ?? 0, token }, locale)
  },
)
