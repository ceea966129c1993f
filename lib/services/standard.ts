import type { StandardComponent } from '@/lib/schemas/service-standard'
import type { ServiceDetail } from '@/lib/schemas/services'

const namesIn = (block: { is_active: 0 | 1; items: { name: string }[] }) =>
  block.is_active === 1 ? block.items.map(({ name }) => name) : []

/** What a service says of each of the fourteen components, as a list of texts; an empty one is not stated. */
export function standardTexts(
  service: ServiceDetail,
  cost: string,
): Record<StandardComponent, string[]> {
  const { standard } = service
  const one = (text: string | null | undefined) => (text ? [text] : [])
  return {
    legal_basis: standard?.legal_basis ?? [],
    requirements: namesIn(service.terms_and_conditions),
    procedure: namesIn(service.service_procedures),
    time_limit: one(standard?.time_limit),
    cost: one(cost),
    product: one(standard?.product),
    facilities: namesIn(service.facilities),
    staff: one(standard?.staff),
    supervision: one(standard?.supervision),
    complaint_desk: one(standard?.complaint_desk),
    staff_count: one(standard?.staff_count),
    service_guarantee: one(standard?.service_guarantee),
    safety_guarantee: one(standard?.safety_guarantee),
    evaluation: one(standard?.evaluation),
  }
}
