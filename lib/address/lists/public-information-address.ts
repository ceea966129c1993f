import {
  type PublicInformationClass,
  publicInformationClasses,
} from '@/lib/schemas/public-information'
import { type AddressFilters, listAddress } from '../list-address'
import { choiceParam, pageParam, queryParam } from '../params'
import { publicInformationPath } from '../paths'

/** The classes as the law calls them. */
const classNames: Record<PublicInformationClass, string> = {
  periodic: 'berkala',
  immediate: 'serta-merta',
  always: 'setiap-saat',
}

/** The register of public information. */
export const publicInformationAddress = listAddress(publicInformationPath, {
  query: queryParam,
  class: choiceParam('kelas', publicInformationClasses, null, (each) => classNames[each]),
  page: pageParam,
})
export type PublicInformationFilters = AddressFilters<typeof publicInformationAddress>
