import type { WizardSettings } from '@/features/complaint/wizard-context'
import type { ComplaintForm } from '@/features/complaint/model/form'

/** A form that may be sent; tests change the part they are about. */
export const filledForm: ComplaintForm = {
  data_wargi: {
    name: 'Siti Rahayu',
    phone: '0812-3456-7890',
    email: 'siti@contoh.id',
    is_email_valid: true,
  },
  informasi_aduan: {
    type: 'public',
    is_anonymous: false,
    category: 'infrastruktur',
    category_child_id: '',
    sub_category: 'jalan-berlubang',
    sub_category_child_id: '',
    title: 'Jalan berlubang di depan sekolah',
    reason: 'Lubang makin dalam sejak hujan pekan lalu.',
  },
  lokasi_aduan: {
    province_id: '32',
    province_name: 'Jawa Barat',
    city_id: '32.73',
    city_name: 'Kota Bandung',
    district_id: '32.73.01',
    district_name: 'Sukasari',
    village_id: '32.73.01.1001',
    village_name: 'Isola',
    village_centre: { lat: -6.86, lng: 107.59 },
    location: { lat: -6.86, lng: 107.59 },
    location_source: 'village',
    place: { name: '', address: 'Depan SDN Isola' },
    address_detail: '',
  },
}

/** What the settings of a portal without a street map and without mail say. */
export const wizardSettings: WizardSettings = {
  mapsKey: undefined,
  identityDays: 365,
  sendsMail: false,
}
