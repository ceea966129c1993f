import type { FeatureFlags } from '@/lib/schemas/flags'

export interface FlagsPort {
  /** Every feature flag; one that is not set has its default. */
  all(): Promise<FeatureFlags>
}
