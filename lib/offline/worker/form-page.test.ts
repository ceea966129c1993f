import { describe, expect, it } from 'vitest'
import { formPageOf, isFormFile } from './form-page'

const at = (path: string) => new URL(path, 'https://portal.example')

describe('what the worker keeps', () => {
  it('knows the form at each of its addresses, whatever the query', () => {
    expect(
      ['/aduan-warga/buat-aduan?x=1', '/en/aduan-warga/new/buat-aduan/'].map((path) =>
        formPageOf(at(path)),
      ),
    ).toEqual(['/aduan-warga/buat-aduan', '/en/aduan-warga/new/buat-aduan'])
  })

  it.each([
    '/',
    '/aduan-warga',
    '/aduan-warga/cek-status',
    '/aduan-warga/tanda-terima',
    '/preview/aduan-warga/buat-aduan',
    '/aduan-warga/buat-aduan/x',
  ])('leaves %s to the network', (path) => {
    expect(formPageOf(at(path))).toBeUndefined()
  })

  it('keeps the outline and place files and no answer of the API', () => {
    const paths = [
      '/data/regency-outlines.json',
      '/data/village-centroids/32.73.json',
      '/v1/public/complaints/JBR-1',
      '/v1/public/media/1',
      '/v1/areas',
      '/data/../v1/x.json',
    ]
    expect(paths.filter((path) => isFormFile(at(path)))).toEqual(paths.slice(0, 2))
  })
})
