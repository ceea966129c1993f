import type { Locale } from '@/lib/i18n/locales'
import type { ServiceFile } from '@/lib/schemas/service-file'
import {
  type ServiceStandard,
  type StandardComponent,
  standardComponents,
} from '@/lib/schemas/service-standard'

/** The desk that every service has, because the portal takes complaints about all of them. */
const portalDesk: Record<Locale, (office: string) => string> = {
  id: (office) => `Aduan Warga di portal ini, setiap saat; atau langsung kepada ${office}.`,
  en: (office) => `Citizen complaints on this portal, at any time; or directly to ${office}.`,
}

/** A service's standard in a language. */
export function serviceStandard(service: ServiceFile, locale: Locale): ServiceStandard {
  const { standard } = service
  return {
    legal_basis: standard?.legal_basis?.map((law) => law[locale]) ?? null,
    time_limit: standard?.time_limit?.[locale] ?? null,
    product: standard?.product?.[locale] ?? null,
    staff: standard?.staff?.[locale] ?? null,
    supervision: standard?.supervision?.[locale] ?? null,
    complaint_desk:
      standard?.complaint_desk?.[locale] ?? portalDesk[locale](service.opd_name[locale]),
    staff_count: standard?.staff_count?.[locale] ?? null,
    service_guarantee: standard?.service_guarantee?.[locale] ?? null,
    safety_guarantee: standard?.safety_guarantee?.[locale] ?? null,
    evaluation: standard?.evaluation?.[locale] ?? null,
  }
}

/** Components of the standard that a service's file does not state, in the order of the law. */
export function unstatedComponents(service: ServiceFile): StandardComponent[] {
  const { standard } = service
  const isStated: Record<StandardComponent, boolean> = {
    legal_basis: !!standard?.legal_basis,
    requirements: service.terms.length > 0,
    procedure: service.procedures.length > 0,
    time_limit: !!standard?.time_limit,
    cost: service.service_fee.description.id !== '',
    product: !!standard?.product,
    facilities: !!standard?.facilities,
    staff: !!standard?.staff,
    supervision: !!standard?.supervision,
    complaint_desk: true,
    staff_count: !!standard?.staff_count,
    service_guarantee: !!standard?.service_guarantee,
    safety_guarantee: !!standard?.safety_guarantee,
    evaluation: !!standard?.evaluation,
  }
  return standardComponents.filter((component) => !isStated[component])
}
