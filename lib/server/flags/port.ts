import type { FeatureFlags } from '@/lib/schemas/flags'

export interface FlagsPort {
  /** Every feature flag; one that nobody has set has its default. */
  all(): Promise<FeatureFlags>
}
