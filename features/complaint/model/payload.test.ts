import { describe, expect, it } from 'vitest'
import { filledForm } from '@/tests/support/complaint-form'
import { payloadOf } from './payload'

const images = [{ file_name: 'a.jpg', file_download_uri: '/v1/public/media/1', size: 10 }]
const withInformation = (part: Partial<typeof filledForm.informasi_aduan>) => ({
  ...filledForm,
  informasi_aduan: { ...filledForm.informasi_aduan, ...part },
})

describe('payloadOf', () => {
  it('builds the request of the contract', () => {
    expect(payloadOf(filledForm, images)).toEqual({
      data_wargi: { phone: '081234567890', name: 'Siti Rahayu', email: 'siti@contoh.id' },
      informasi_aduan: {
        category: 'infrastruktur',
        sub_category: 'jalan-berlubang',
        category_child_id: '',
        sub_category_child_id: '',
        type: 'public',
        is_anonymous: false,
        title: 'Jalan berlubang di depan sekolah',
        reason: 'Lubang makin dalam sejak hujan pekan lalu.',
      },
      foto_aduan: { images },
      lokasi_aduan: {
        address: 'Depan SDN Isola',
        location: { latitude: -6.86, longitude: 107.59 },
        province_name: 'Jawa Barat',
        province_id: '32',
        city_name: 'Kota Bandung',
        city_id: '32.73',
        district_name: 'Sukasari',
        district_id: '32.73.01',
        village_name: 'Isola',
        village_id: '32.73.01.1001',
        address_detail: '',
      },
    })
  })

  it('sends free texts only beside a choice that contains "lainnya"', () => {
    const stale = payloadOf(
      withInformation({ category_child_id: 'lama', sub_category_child_id: 'lama' }),
      images,
    )
    const meant = payloadOf(
      withInformation({
        sub_category: 'lainnya-terkait-infrastruktur',
        sub_category_child_id: 'Talang air',
      }),
      images,
    )
    expect([
      stale.informasi_aduan.category_child_id,
      stale.informasi_aduan.sub_category_child_id,
    ]).toEqual(['', ''])
    expect(meant.informasi_aduan.sub_category_child_id).toBe('Talang air')
  })

  it('never marks a private complaint as anonymous', () => {
    expect(
      payloadOf(withInformation({ type: 'private', is_anonymous: true }), images).informasi_aduan
        .is_anonymous,
    ).toBe(false)
  })
})
