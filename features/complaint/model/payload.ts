import { asksFreeText, complaintRequest, type ComplaintRequest } from '@/lib/schemas/complaints'
import type { MediaRef } from '@/lib/schemas/list'
import type { ComplaintForm } from './form'

/** What a form says, as the request names it: free texts only beside a choice that contains "lainnya", anonymity only for public ones. */
export function textsOf(form: ComplaintForm) {
  const { data_wargi: reporter, informasi_aduan: information, lokasi_aduan: place } = form
  return {
    data_wargi: { phone: reporter.phone, name: reporter.name, email: reporter.email },
    informasi_aduan: {
      category: information.category,
      sub_category: information.sub_category,
      category_child_id: asksFreeText(information.category) ? information.category_child_id : '',
      sub_category_child_id: asksFreeText(information.sub_category)
        ? information.sub_category_child_id
        : '',
      type: information.type,
      is_anonymous: information.type === 'public' && information.is_anonymous,
      title: information.title,
      reason: information.reason,
    },
    lokasi_aduan: {
      address: place.place.address,
      location: place.location && { latitude: place.location.lat, longitude: place.location.lng },
      province_name: place.province_name,
      province_id: place.province_id,
      city_name: place.city_name,
      city_id: place.city_id,
      district_name: place.district_name,
      district_id: place.district_id,
      village_name: place.village_name,
      village_id: place.village_id,
      address_detail: place.address_detail,
    },
  }
}

/** The request the server gets (contract 2.6). @throws ZodError when the form was not checked before */
export function payloadOf(form: ComplaintForm, images: readonly MediaRef[]): ComplaintRequest {
  return complaintRequest.parse({
    ...textsOf(form),
    foto_aduan: {
      images: images.map(({ file_name, file_download_uri, size }) => ({
        file_name,
        file_download_uri,
        size,
      })),
    },
  })
}
