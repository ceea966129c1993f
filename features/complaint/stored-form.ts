import { z } from 'zod'
import { mediaRef } from '@/lib/schemas/list'
import { positionSources, type ComplaintForm } from './model/form'

/** A photo by its id in the photo store, and what the server said of it if it went up already. */
export const namedPhoto = z.object({ id: z.string(), uploaded: mediaRef.nullable() })

const position = z.object({ lat: z.number(), lng: z.number() })

/** A form as it lies on the device: written by this portal, yet perhaps by an older version of it. */
export const storedForm: z.ZodType<ComplaintForm> = z.object({
  data_wargi: z.object({
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    is_email_valid: z.boolean(),
  }),
  informasi_aduan: z.object({
    type: z.enum(['', 'public', 'private']),
    is_anonymous: z.boolean(),
    category: z.string(),
    category_child_id: z.string(),
    sub_category: z.string(),
    sub_category_child_id: z.string(),
    title: z.string(),
    reason: z.string(),
  }),
  lokasi_aduan: z.object({
    province_id: z.string(),
    province_name: z.string(),
    city_id: z.string(),
    city_name: z.string(),
    district_id: z.string(),
    district_name: z.string(),
    village_id: z.string(),
    village_name: z.string(),
    // Forms of earlier versions have none; it is loaded again.
    village_centre: position.nullable().default(null),
    location: position.nullable(),
    location_source: z.enum(positionSources).nullable(),
    place: z.object({ name: z.string(), address: z.string() }),
    address_detail: z.string(),
  }),
})
