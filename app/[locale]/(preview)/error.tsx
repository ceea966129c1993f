'use client'

import RouteError from '@/app/[locale]/(default)/error'

/** The same in the frame of previews. */
export default RouteError
