import type { ServiceDetail, ServiceItem } from '@/lib/schemas/services'

/** Related services shown below a service. */
const relatedMax = 4

/**
 * Related services of the same category: of the same office first, then for the same users; equal ones rotate in the order given, so
 * that every service is linked somewhere. Services not in operation come last.
 */
export function relatedServices(
  service: Pick<ServiceDetail, 'id' | 'opd_name' | 'service_user'>,
  category: readonly ServiceItem[],
): ServiceItem[] {
  const at = category.findIndex(({ id }) => id === service.id)
  const following = [...category.slice(at + 1), ...category.slice(0, Math.max(at, 0))]
  const nearness = (other: ServiceItem) =>
    (other.availability === 'NOT_OPERATED' ? 0 : 4) +
    (other.opd_name === service.opd_name ? 2 : 0) +
    (other.service_user === service.service_user ? 1 : 0)
  return following.toSorted((a, b) => nearness(b) - nearness(a)).slice(0, relatedMax)
}
