import { describe, expect, it } from 'vitest'
import { filledForm } from '@/tests/support/complaint-form'
import { problemsOf } from './field-problems'
import { emptyForm, type ComplaintForm } from './form'
import { advancePhoto, newPhoto, type RawImage } from './photos'

const photo = newPhoto('a', { file: new File(['x'], 'a.jpg'), previewUrl: '', errors: [] })
const good = advancePhoto([photo], 'a', 100)
const at = (step: number, form: ComplaintForm) =>
  problemsOf(step, form, good).map(({ path, rule, length }) =>
    [path, rule, length].filter((part) => part !== undefined).join(' '),
  )
const withReporter = (part: Partial<ComplaintForm['data_wargi']>) => ({
  ...filledForm,
  data_wargi: { ...filledForm.data_wargi, ...part },
})
const withInformation = (part: Partial<ComplaintForm['informasi_aduan']>) => ({
  ...filledForm,
  informasi_aduan: { ...filledForm.informasi_aduan, ...part },
})
const withPlace = (part: Partial<ComplaintForm['lokasi_aduan']>) => ({
  ...filledForm,
  lokasi_aduan: { ...filledForm.lokasi_aduan, ...part },
})

describe('problemsOf', () => {
  it.each([1, 2, 3, 4])('finds nothing wrong with step %i of a filled form', (step) => {
    expect(at(step, filledForm)).toEqual([])
  })

  it('names every empty field of a step at once, in the order of the form', () => {
    expect(at(1, emptyForm)).toEqual([
      'data_wargi.name required',
      'data_wargi.phone required',
      'data_wargi.email required',
    ])
    expect(at(2, emptyForm)).toEqual([
      'informasi_aduan.type required',
      'informasi_aduan.category required',
      'informasi_aduan.title required',
      'informasi_aduan.reason required',
    ])
    expect(at(4, emptyForm)).toEqual([
      'lokasi_aduan.city_id required',
      'lokasi_aduan.district_id required',
      'lokasi_aduan.village_id required',
    ])
  })

  it.each([
    ['0712345678', 'phoneNumber'],
    ['08123', 'min 10'],
    ['0812345678901234', 'max 15'],
    ['08abc', 'numeric'],
  ])('says what is wrong with the phone number %s', (phone, rule) => {
    expect(at(1, withReporter({ phone }))).toEqual([`data_wargi.phone ${rule}`])
  })

  it('refuses an e-mail address of wrong form, but not one the server doubts', () => {
    expect(at(1, withReporter({ email: 'siti@' }))).toEqual(['data_wargi.email email'])
    expect(at(1, withReporter({ is_email_valid: false }))).toEqual([])
  })

  it('wants a sub-category for every category but "lainnya"', () => {
    expect(at(2, withInformation({ sub_category: '' }))).toEqual([
      'informasi_aduan.sub_category required',
    ])
    expect(
      at(
        2,
        withInformation({ category: 'lainnya', category_child_id: 'Sungai', sub_category: '' }),
      ),
    ).toEqual([])
  })

  it('wants the free text beside an "other" choice, at most 50 characters', () => {
    expect(at(2, withInformation({ category: 'lainnya', sub_category: '' }))).toEqual([
      'informasi_aduan.category_child_id required',
    ])
    expect(
      at(
        2,
        withInformation({
          sub_category: 'lainnya-terkait-infrastruktur',
          sub_category_child_id: 'x'.repeat(51),
        }),
      ),
    ).toEqual(['informasi_aduan.sub_category_child_id max 50'])
  })

  it('counts 1000 characters of text as enough', () => {
    expect(at(2, withInformation({ reason: 'x'.repeat(1000) }))).toEqual([])
    expect(at(2, withInformation({ reason: 'x'.repeat(1001) }))).toEqual([
      'informasi_aduan.reason max 1000',
    ])
  })

  it('wants at least one photo that can be sent, though its bar may still run', () => {
    const required = [{ path: 'foto_aduan.images', rule: 'required' }]
    expect(problemsOf(3, filledForm, [])).toEqual(required)
    const refused: RawImage = { ...photo, errors: ['photoSize'] }
    expect(problemsOf(3, filledForm, [refused])).toEqual(required)
    expect(problemsOf(3, filledForm, advancePhoto([refused], 'a', 50))).toEqual(required)
    expect(problemsOf(3, filledForm, [refused, photo])).toEqual([])
    expect(problemsOf(3, filledForm, advancePhoto([photo], 'a', 50))).toEqual([])
  })

  it('wants a position inside the province', () => {
    expect(at(4, withPlace({ location: null }))).toEqual(['lokasi_aduan.location required'])
    expect(at(4, withPlace({ location: { lat: -3, lng: 107 } }))).toEqual([
      'lokasi_aduan.location outsideProvince',
    ])
  })

  it('wants the position near the chosen village, once its centre is known', () => {
    const pangandaran = { lat: -7.6833, lng: 108.65 }
    expect(at(4, withPlace({ location: pangandaran, location_source: 'map' }))).toEqual([
      'lokasi_aduan.location farFromVillage 15',
    ])
    expect(
      at(4, withPlace({ location: pangandaran, location_source: 'map', village_centre: null })),
    ).toEqual([])
    expect(
      at(4, withPlace({ location: { lat: -6.96, lng: 107.59 }, location_source: 'map' })),
    ).toEqual([])
  })
})
