'use client'

import RouteError from '@/app/[locale]/(default)/error'

/** The same in the bare frame. */
export default RouteError
