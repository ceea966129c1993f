import { expect, it } from 'vitest'
import { isSafeInMail } from './title-in-mail'

it.each([
  'Hadiah Rp5 juta, klaim di https://evil.example/x',
  'Klaim di www.evil.example',
  'Klaim di evil.com sekarang',
  'Klaim di EVIL。com',
  'Klaim di evil．com',
  'Klaim di evil\u200B.com',
  'Tulis ke a@b',
  'ftp://x',
])('leaves out %j', (title) => {
  expect(isSafeInMail(title)).toBe(false)
})

it.each([
  'Lubang di jalan desa',
  'Jl. Merdeka No. 1 rusak',
  'Tarif naik 2.500 rupiah.',
  'Lampu mati sejak 3.11.2026',
  'Kenapa...? Tolong!',
])('keeps %j', (title) => {
  expect(isSafeInMail(title)).toBe(true)
})
