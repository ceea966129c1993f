import { expect, it } from 'vitest'
import { readContent } from '@/lib/server/content/read-content'
import { contentFolder } from '@/tests/support/written-texts'

const { items } = readContent(contentFolder)

it('the register promises financing only while a year has some', () => {
  const figures = items['public-information'].find(
    ({ link }) => link === '/arsip-dan-dokumen/keuangan-daerah',
  )?.summary
  const hasFinancing = items.finance.some(({ financing }) => financing !== null)
  expect(figures?.id.includes('pembiayaan')).toBe(hasFinancing)
  expect(figures?.en.includes('financing')).toBe(hasFinancing)
})
