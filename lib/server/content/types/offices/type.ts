import { z } from 'zod'
import { aboutPaths } from '@/lib/address/paths'
import { weekdays } from '@/lib/services/hours'
import { districtOfficeKinds } from '@/lib/schemas/offices'
import type { ContentType } from '../../content-type'
import { bothLanguages, httpsAddress, itemId } from '../../fields'

const hour = z.string().regex(/^\d{2}:\d{2}:\d{2}$/, 'must be a time such as 08:00:00')
/** As people dial it; a dash or a space between its parts. */
const phone = z
  .string()
  .trim()
  .regex(/^\+?[\d][\d ()-]{1,24}\d$/, 'must be a telephone number')

/** `offices/<key>.json` of a content folder: offices of regencies and cities. `null` where a fact is not known. */
const officeFile = z.strictObject({
  id: itemId,
  kind: z.enum(districtOfficeKinds),
  district: z.string().regex(/^32\.\d{2}$/, 'must be a code such as 32.73'),
  /** Which office it is, for whoever fills in the row; shown nowhere. */
  note: z.string().max(200).optional(),
  /** Its own name where it is not the usual one of its kind. */
  name: bothLanguages(150).nullable(),
  address: z.string().trim().min(1).max(300).nullable(),
  phone: phone.nullable(),
  website: httpsAddress.nullable(),
  /** Every day on which it is open; twice where it closes at noon. */
  hours: z
    .array(z.strictObject({ day: z.enum(weekdays), start: hour, end: hour }))
    .min(1)
    .nullable(),
  /** Day on which somebody compared the facts with the office; null while nobody has. */
  checked_on: z.iso.date().nullable(),
  updated_at: z.iso.date(),
})
export type OfficeFile = z.output<typeof officeFile>

const keyOf = ({ district, kind }: Pick<OfficeFile, 'district' | 'kind'>) => `${district}-${kind}`

/** The id under which an office is stored, the same in every installation: that of the seventh kind in 32.73 is 327306. */
export const officeFileId = (district: string, kind: OfficeFile['kind']) =>
  Number(district.replace('.', '')) * 100 + districtOfficeKinds.indexOf(kind)

/** What is known of offices of regencies and cities. Units of the province are offices too, but their facts stand with `units`. */
export const officeType: ContentType<OfficeFile, OfficeFile> = {
  kind: 'offices',
  form: 'list',
  file: officeFile,
  slug: keyOf,
  page: () => aboutPaths.districts,
  keys: ({ kind, district, name, address, updated_at: updatedOn }) => ({
    category: kind,
    type: district,
    updatedOn,
    sortTitle: { id: district, en: district },
    searchTexts: [kind, district, name?.id ?? '', name?.en ?? '', address ?? ''],
  }),
  folderError: (files) => {
    const seen = new Set<string>()
    for (const file of files) {
      const key = keyOf(file)
      if (seen.has(key)) return `${file.kind} of ${file.district} is described twice`
      seen.add(key)
      if (file.id !== officeFileId(file.district, file.kind))
        return `${file.kind} of ${file.district} needs id ${officeFileId(file.district, file.kind)}`
    }
    return null
  },
}
