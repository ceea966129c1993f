import { expect, it } from 'vitest'
import { similarRequest } from '@/lib/schemas/complaint-monitoring'
import { filledForm } from '@/tests/support/complaint-form'
import { similarQuestion } from './similar-question'

const at = {
  ...filledForm,
  lokasi_aduan: { ...filledForm.lokasi_aduan, location: { lat: -6.914744, lng: 107.609812 } },
}

it('asks with what the server accepts, the position rounded and nothing about the person', () => {
  const question = similarQuestion(at)
  expect(similarRequest.safeParse(question).success).toBe(true)
  expect(question).toMatchObject({ latitude: -6.9147, longitude: 107.6098 })
  const json = JSON.stringify(question)
  for (const secret of Object.values(filledForm.data_wargi))
    if (typeof secret === 'string') expect(json).not.toContain(secret)
})

it('keeps a text with somebody’s number on the device', () => {
  const information = {
    ...at.informasi_aduan,
    title: 'Jalan rusak',
    reason: 'Hubungi 081234567890',
  }
  expect(similarQuestion({ ...at, informasi_aduan: information })).toMatchObject({
    title: 'Jalan rusak',
    reason: '',
  })
})

it('asks nothing without category or position', () => {
  expect(
    similarQuestion({ ...at, informasi_aduan: { ...at.informasi_aduan, category: '' } }),
  ).toBeNull()
  expect(
    similarQuestion({ ...at, lokasi_aduan: { ...at.lokasi_aduan, location: null } }),
  ).toBeNull()
})
