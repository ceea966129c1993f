import { describe, expect, it } from 'vitest'
import {
  chooseCategory,
  chooseCity,
  chooseDistrict,
  chooseSubcategory,
  chooseType,
  chooseVillage,
  emptyForm,
  clearPosition,
  placeAt,
  placeAtVillage,
} from './form'

const information = {
  ...emptyForm.informasi_aduan,
  category: 'lainnya-a',
  category_child_id: 'kata',
  sub_category: 'lainnya-b',
  sub_category_child_id: 'kata juga',
}
const place = {
  ...emptyForm.lokasi_aduan,
  city_id: '32.73',
  city_name: 'Kota Bandung',
  district_id: '32.73.01',
  district_name: 'Sukasari',
  village_id: '32.73.01.1001',
  village_name: 'Isola',
  location: { lat: -6.9, lng: 107.6 },
  location_source: 'village' as const,
}
const area = (code_kemendagri: string, name: string) => ({ code_kemendagri, name })

describe('category cascade', () => {
  it('clears free text, sub-category and its free text when another category is chosen', () => {
    expect(chooseCategory(information, 'kesehatan')).toMatchObject({
      category: 'kesehatan',
      category_child_id: '',
      sub_category: '',
      sub_category_child_id: '',
    })
  })

  it('clears all of them when the category is cleared', () => {
    expect(chooseCategory(information, '')).toMatchObject({
      category: '',
      category_child_id: '',
      sub_category: '',
      sub_category_child_id: '',
    })
  })

  it('drops the free text of a sub-category that asks for none', () => {
    expect(chooseSubcategory(information, 'jalan-berlubang').sub_category_child_id).toBe('')
  })

  it('keeps no hidden name on a private complaint', () => {
    expect(
      chooseType({ ...information, type: 'public', is_anonymous: true }, 'private').is_anonymous,
    ).toBe(false)
  })
})

describe('area cascade', () => {
  it('clears district and village when the city changes', () => {
    expect(chooseCity(place, area('32.04', 'Kabupaten Bandung'))).toMatchObject({
      city_id: '32.04',
      city_name: 'Kabupaten Bandung',
      district_id: '',
      district_name: '',
      village_id: '',
      village_name: '',
      location: null,
    })
  })

  it('changes nothing when the same city is chosen again', () => {
    expect(chooseCity(place, area('32.73', 'Kota Bandung'))).toEqual(place)
  })

  it('clears the village but not the city when the district changes', () => {
    expect(chooseDistrict(place, area('32.73.02', 'Coblong'))).toMatchObject({
      city_id: '32.73',
      district_id: '32.73.02',
      village_id: '',
    })
  })

  it('clears everything below a cleared level', () => {
    expect(chooseCity(place, null)).toMatchObject({ city_id: '', district_id: '', village_id: '' })
    expect(chooseDistrict(place, null)).toMatchObject({
      city_id: '32.73',
      district_id: '',
      village_id: '',
    })
    expect(chooseVillage(place, null)).toMatchObject({ district_id: '32.73.01', village_id: '' })
  })

  it('keeps the position of the device when the village changes', () => {
    const atDevice = placeAt(place, { lat: -6.8, lng: 107.5 }, 'device')
    expect(chooseVillage(atDevice, area('32.73.01.1002', 'Gegerkalong')).location).toEqual({
      lat: -6.8,
      lng: 107.5,
    })
  })

  it('lets a given position win over the centre of the village, and the latest of two', () => {
    const atDevice = placeAt(place, { lat: -6.8, lng: 107.5 }, 'device')
    expect(placeAtVillage(atDevice, { lat: -6.9, lng: 107.6 })).toEqual({
      ...atDevice,
      village_centre: { lat: -6.9, lng: 107.6 },
    })
    expect(placeAt(atDevice, { lat: -6.7, lng: 107.4 }, 'map')).toMatchObject({
      location: { lat: -6.7, lng: 107.4 },
      location_source: 'map',
    })
    expect(clearPosition(atDevice)).toMatchObject({ location: null, location_source: null })
  })

  it('brings the centre of the village back for a forgotten position, and forgets it with the village', () => {
    const given = placeAt(
      placeAtVillage(place, { lat: -6.9, lng: 107.6 }),
      { lat: -6.8, lng: 107.5 },
      'map',
    )
    expect(clearPosition(given)).toMatchObject({
      location: { lat: -6.9, lng: 107.6 },
      location_source: 'village',
    })
    expect(chooseVillage(given, area('32.73.01.1002', 'Gegerkalong')).village_centre).toBeNull()
    expect(chooseCity(given, null).village_centre).toBeNull()
  })
})
