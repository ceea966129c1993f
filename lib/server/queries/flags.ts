import 'server-only'
import { portal } from '@/lib/server/portal'

/** The feature flags as they are now. */
export const currentFlags = async () => (await portal()).flags.all()
