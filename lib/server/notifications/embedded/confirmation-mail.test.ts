import { expect, it, vi } from 'vitest'
import { confirmationMail } from './confirmation-mail'

const settings = { siteOrigin: 'https://jabarprov.go.id', contact: 'info@jabarprov.go.id' }
const tokens = { confirm: 'C'.repeat(22), stop: 'S'.repeat(22) }

it('asks in both languages, with a page to confirm, a page to stop and the day by which', () => {
  const { subject, body } = confirmationMail(
    { number: 'JBR-20260302-7K4M9Q', endsAt: new Date('2026-03-15T18:00:00Z') },
    settings,
  )(tokens)
  expect(subject).toBe(
    'Aduan JBR-20260302-7K4M9Q: konfirmasi alamat surel Anda / Complaint JBR-20260302-7K4M9Q: confirm your email address',
  )
  const [indonesian = '', english = ''] = body.split('\n\n----------\n\n')
  // One in the morning of the next day in Jakarta.
  expect(indonesian).toContain(
    `paling lambat 16 Maret 2026 dan tekan tombolnya: https://jabarprov.go.id/aduan-warga/surel/konfirmasi?kode=${tokens.confirm}\n`,
  )
  expect(indonesian).toContain(
    `https://jabarprov.go.id/aduan-warga/surel/berhenti?kode=${tokens.stop}\n`,
  )
  expect(english).toContain(
    `by 16 March 2026 and press the button: https://jabarprov.go.id/en/aduan-warga/surel/konfirmasi?kode=${tokens.confirm}\n`,
  )
  expect(english).toContain(
    `https://jabarprov.go.id/en/aduan-warga/surel/berhenti?kode=${tokens.stop}\n`,
  )
  for (const part of [indonesian, english]) expect(part).toContain(settings.contact)
})

it('reads the patterns of its sentences once, however many are written', () => {
  const write = () => {
    const facts = { number: 'JBR-20260302-7K4M9Q', endsAt: new Date('2026-03-15T18:00:00Z') }
    return confirmationMail(facts, settings)(tokens)
  }
  const first = write()
  const patterns = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf')
  expect(write()).toEqual(first)
  expect(patterns).not.toHaveBeenCalled()
  patterns.mockRestore()
})
