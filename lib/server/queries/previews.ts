import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { isProblem } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locales'
import { itemId } from '@/lib/schemas/item-id'
import type { ServicePreview } from '@/lib/schemas/previews'
import { limit } from '@/lib/server/api/caller'
import { portal } from '@/lib/server/portal'

/** Whether this portal has previews at all. */
export const hasPreviews = cache(async () => (await portal()).previews !== undefined)

/**
 * The preview that an address asks for; null when its token does not open it, when there is no such service or when it was asked for too
 * often, without saying which. Kept for one render only.
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
    // An id that is none is asked for like any other, so that no answer differs by its time.
    return previews.service({ id: itemId(id) ?? 0, token }, locale)
  },
)
