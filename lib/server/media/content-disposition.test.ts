import { describe, expect, it } from 'vitest'
import { contentDisposition, fileNameIn } from './content-disposition'

describe('the name of a file in a header', () => {
  it.each([
    ['Surat jawaban.pdf', 'filename="Surat jawaban.pdf"'],
    ['Résumé.pdf', `filename="Resume.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9.pdf`],
    ['ᮞᮥ (1).pdf', `filename="_ (1).pdf"; filename*=UTF-8''%E1%AE%9E%E1%AE%A5%20%281%29.pdf`],
    ['a"\r\nb.pdf', `filename="a___b.pdf"; filename*=UTF-8''a%22%0D%0Ab.pdf`],
  ])('of %j is written and read', (name, written) => {
    const header = contentDisposition('attachment', name)
    expect([header, fileNameIn(header)]).toEqual([`attachment; ${written}`, name])
  })

  it.each([
    [null, ''],
    ['attachment', ''],
    [`attachment; filename="a.pdf"; filename*=UTF-8''%E1%`, 'a.pdf'],
  ])('of %j is %j', (header, name) => {
    expect(fileNameIn(header)).toBe(name)
  })
})
