import type { Day } from '@/lib/days'
import { extensionDaysMax } from '@/lib/schemas/limits'
import { addWorkingDays } from './working-days'

/** The last day that an extension decided today may promise. */
export const latestExtension = (today: Day): Day => addWorkingDays(today, extensionDaysMax).day
