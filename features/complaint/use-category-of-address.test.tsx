import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { complaintFormAddress } from '@/lib/address/complaint-form-address'
import { api } from '@/lib/api/client'
import { ApiFailure } from '@/lib/api/failure'
import { useCategoryOfAddress } from './use-category-of-address'

const category = { id: 'kesehatan', name: 'Kesehatan' }
const subcategory = { id: 'puskesmas', name: 'Puskesmas' }

/** Whether the list of sub-categories can be had. */
let isWhole = true
beforeEach(() => {
  localStorage.clear()
  isWhole = true
  api.defaults.adapter = async (config) => {
    const isFine = config.url?.endsWith('/subcategories')
    if (isFine && !isWhole) throw new ApiFailure({ status: 503, code: 'UNAVAILABLE' })
    const data = { data: [isFine ? subcategory : category] }
    return { data, status: 200, statusText: 'OK', headers: {}, config }
  }
})
afterEach(() => window.history.replaceState(null, '', '/'))

function openedAt(address: { category: string; subcategory?: string }) {
  window.history.replaceState(null, '', complaintFormAddress.href(address))
  const choose = vi.fn()
  renderHook(() => useCategoryOfAddress('id', choose))
  return choose
}

it('chooses what the address names', async () => {
  const choose = openedAt({ category: category.id, subcategory: subcategory.id })
  await waitFor(() => expect(choose.mock.calls).toEqual([[category.id, subcategory.id]]))
})

it('chooses the category alone where its list does not come or does not know the rest', async () => {
  const unknown = openedAt({ category: category.id, subcategory: 'sihir' })
  await waitFor(() => expect(unknown.mock.calls).toEqual([[category.id, null]]))
  isWhole = false
  localStorage.clear()
  const failed = openedAt({ category: category.id, subcategory: subcategory.id })
  await waitFor(() => expect(failed.mock.calls).toEqual([[category.id, null]]))
})
