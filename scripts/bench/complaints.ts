import { randomUUID } from 'node:crypto'
import type { LoadRequest } from 'autocannon'
import sharp from 'sharp'
import { z } from 'zod'
import { centroidFile } from '@/lib/outlines/outline-file'
import { area } from '@/lib/schemas/areas'
import { mediaRef } from '@/lib/schemas/list'
import { apiKey, type Target } from './processes'

const choice = z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) })
const areas = z.object({ data: z.array(area) })
const keyed = { 'api-key': apiKey }

async function read<T extends z.ZodType>(
  target: Target,
  path: string,
  schema: T,
): Promise<z.output<T>> {
  const response = await fetch(`${target.origin}${path}`, { headers: keyed })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return schema.parse(await response.json())
}

const first = <T>(items: readonly T[], what: string): T => {
  const [item] = items
  if (item === undefined) throw new Error(`the portal lists no ${what}`)
  return item
}

async function place(target: Target) {
  const below = async (depth: number, parent: string) => {
    const { data } = await read(
      target,
      `/v1/areas?depth=${depth}&parent_code_kemendagri=${parent}&per_page=100`,
      areas,
    )
    return first(data, 'areas')
  }
  const city = await below(2, '32')
  const district = await below(3, city.code_kemendagri)
  const village = await below(4, district.code_kemendagri)
  // A place far from its village would be refused.
  const centres = await read(
    target,
    `/data/village-centroids/${city.code_kemendagri}.json`,
    centroidFile,
  )
  const [latitude, longitude] = first(
    [centres[village.code_kemendagri]].filter((centre) => centre !== undefined),
    'village centres',
  )
  return {
    address: 'Jl. Diponegoro No. 22',
    location: { latitude, longitude },
    province_name: 'Jawa Barat',
    province_id: '32',
    city_name: city.name,
    city_id: city.code_kemendagri,
    district_name: district.name,
    district_id: district.code_kemendagri,
    village_name: village.name,
    village_id: village.code_kemendagri,
    address_detail: '',
  }
}

async function subject(target: Target) {
  const { data: categories } = await read(target, '/v1/public/complaints/categories', choice)
  const category = first(
    categories.filter(({ id }) => !id.includes('lainnya')),
    'complaint categories',
  )
  const { data: parts } = await read(
    target,
    `/v1/public/complaints/subcategories?category_id=${category.id}`,
    choice,
  )
  const part = first(
    parts.filter(({ id }) => !id.includes('lainnya')),
    'complaint sub-categories',
  )
  return {
    category: category.id,
    sub_category: part.id,
    category_child_id: '',
    sub_category_child_id: '',
    type: 'public',
    is_anonymous: false,
    title: 'Lampu jalan padam',
    reason: 'Lampu jalan di depan balai desa padam sejak kemarin malam.',
  }
}

const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
/** A photo about as large as a phone sends it. */
export const photo = () =>
  sharp({ create: { width: 1_024, height: 768, channels: 3, noise, background: '#808080' } })
    .jpeg({ quality: 70 })
    .toBuffer()

async function upload(target: Target, bytes: Buffer, token: string) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'foto.jpg')
  const url = `${target.origin}/v1/public/media/upload?domain=aduan-warga&alias_url=1`
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...keyed, 'X-Form-Token': token },
    body: form,
  })
  if (!response.ok) throw new Error(`photo upload answered ${response.status}`)
  return mediaRef.parse(await response.json())
}

export interface PreparedComplaints {
  requests: LoadRequest[]
  uploadsPerSecond: number
}

const uploadsAtOnce = 4
const reporter = { phone: '081200000000', name: 'Warga Uji', email: 'warga@example.com' }

/**
 * Uploads one photo per complaint and prepares the complaints themselves: each is a form of its own, with its own key, as citizens
 * send them.
 */
export async function prepareComplaints(
  target: Target,
  count: number,
): Promise<PreparedComplaints> {
  const [lokasi_aduan, informasi_aduan, bytes] = await Promise.all([
    place(target),
    subject(target),
    photo(),
  ])
  const requests: LoadRequest[] = []
  const started = performance.now()
  async function work() {
    while (requests.length < count) {
      const token = randomUUID()
      const headers = { ...keyed, 'content-type': 'application/json', 'Idempotency-Key': token }
      const request: LoadRequest = { method: 'POST', path: '/v1/public/complaints', headers }
      requests.push(request)
      const image = await upload(target, bytes, token)
      request.body = JSON.stringify({
        data_wargi: reporter,
        informasi_aduan,
        foto_aduan: { images: [image] },
        lokasi_aduan,
      })
    }
  }
  await Promise.all(Array.from({ length: uploadsAtOnce }, work))
  return { requests, uploadsPerSecond: (requests.length * 1_000) / (performance.now() - started) }
}
