import { create } from 'zustand'
import { flagDefaults, type FlagValues } from '@/lib/flags'

/** The flags as this tab last heard of them (specification, section 3, "Client state"). */
export const useFlagStore = create<FlagValues>()(() => ({ ...flagDefaults }))
