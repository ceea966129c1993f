import { describe, expect, it } from 'vitest'
import { documentFileName } from './document-file-name'

describe('the file name of a document', () => {
  it.each([
    ['Surat jawaban', 'Surat jawaban.pdf'],
    ['Surat "jawaban" No. 12/2026: lampiran', 'Surat jawaban No. 12 2026 lampiran.pdf'],
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['.bashrc', 'bashrc.pdf'],
    ['Peta\r\nSet-Cookie: a', 'Peta Set-Cookie a.pdf'],
    ['\u202Egpj.taruS', 'gpj.taruS.pdf'],
    ['Résumé Déwi', 'Résumé Déwi.pdf'],
    ['Re\u0301sume\u0301', 'Résumé.pdf'],
    ['ᮞᮥᮛᮒ᮪', 'ᮞᮥᮛᮒ᮪.pdf'],
    ['???', 'dokumen.pdf'],
    ['', 'dokumen.pdf'],
  ])('of %j is %s', (title, name) => {
    expect(documentFileName(title)).toBe(name)
  })

  it('fits into file systems, whole letters only', () => {
    expect(documentFileName('𞤀'.repeat(120))).toBe(`${'𞤀'.repeat(50)}.pdf`)
  })
})
