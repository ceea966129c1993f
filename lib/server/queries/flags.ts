import 'server-only'
import { portal } from '@/lib/server/portal'

export const currentFlags = async () => (await portal()).flags.all()
