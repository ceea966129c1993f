import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { complaintFormAddress } from '@/lib/address/complaint-form-address'
import { useTextsOfAddress } from './use-texts-of-address'

afterEach(() => window.history.replaceState(null, '', '/'))

function written(address: string) {
  window.history.replaceState(null, '', address)
  const write = vi.fn()
  renderHook(() => useTextsOfAddress(write)).rerender()
  return write.mock.calls
}

it('writes the title and the description of the address once', () => {
  const title = 'Minta salinan yang dapat diakses'
  const reason = 'Dokumen “RPJPD & lampiran” (https://portal.example/a?b=1)'
  expect(written(complaintFormAddress.href({ title, reason }))).toEqual([[title, reason]])
})

it('writes nothing where the address has no texts', () => {
  expect(written(complaintFormAddress.href({ category: 'kesehatan' }))).toEqual([])
})

it('cuts what is longer than the form allows', () => {
  const [[title, reason] = []] = written(
    `/aduan-warga/buat-aduan?judul=${'a'.repeat(300)}&uraian=${'b'.repeat(2_000)}`,
  )
  expect([title?.length, reason?.length]).toEqual([100, 1_000])
})
