import type { ProvinceComplaint } from '@/scripts/adapters/open311/province'

/** The office that an adapter in a test sends for. */
export const adapterOffice = 'Pemerintah Kota Cimahi'

/** What the province tells of a complaint that is to be sent: public, and with the adapter's office. */
export const sendableComplaint: Partial<ProvinceComplaint> = {
  type: 'public',
  status: 'coordinated',
  handling_body: adapterOffice,
  held_reason: null,
  merged_into: null,
  is_demo: false,
}
