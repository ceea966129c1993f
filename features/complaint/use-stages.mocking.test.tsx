import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { filledForm } from '@/tests/support/complaint-form'
import type { SimilarComplaint } from '@/lib/schemas/complaint-monitoring'
import type { ReviewScreens } from './load-parts'
import { newPhoto } from './model/photos'
import { useStages } from './use-stages'
import { useSteps } from './use-steps'

const similar: SimilarComplaint = {
  complaint_number: 'JBR-20260130-7K4M9Q',
  title: 'Lubang besar',
  description: 'Sudah dua minggu.',
  complaint_status_id: 'verified',
  status_name: 'Diverifikasi',
  village_name: 'Isola',
  distance_m: 120,
  photos: [],
  supporters: 3,
  created_at: '2026-01-30T08:00:00+07:00',
}
const file = new File([''], 'a.jpg')
const photo = {
  ...newPhoto('p1', { file, previewUrl: 'blob:a', errors: [] }),
  image_upload_status: 'SUCCESS' as const,
}
type Found = Awaited<ReturnType<ReviewScreens['findSimilar']>>
const parts = vi.hoisted(() => ({ load: vi.fn<() => Promise<unknown>>() }))
vi.mock('./load-parts', () => ({
  loadReviewScreens: parts.load,
  loadOutboxPanel: () => Promise.resolve(null),
}))

const findSimilar = vi.fn<ReviewScreens['findSimilar']>()
const onSend = vi.fn<() => void>()
const respond = (list: SimilarComplaint[], hasSucceeded = true): Promise<Found> =>
  Promise.resolve({ hasSucceeded, list })

beforeEach(() => {
  vi.clearAllMocks()
  findSimilar.mockReset()
  parts.load.mockResolvedValue({
    findSimilar,
    similarQuestion: (form: { informasi_aduan: { title: string } }) => ({
      title: form.informasi_aduan.title,
    }),
  })
})

/** The hook at the last step of a form that is in order. */
function atTheEnd() {
  const form = structuredClone(filledForm)
  form.data_wargi.phone = '081234567890'
  const rendered = renderHook(() => {
    const steps = useSteps(form, [photo])
    return {
      steps,
      stages: useStages({ steps, getForm: () => form, onSend, onLooking: () => undefined }),
    }
  })
  act(() => rendered.result.current.steps.moveTo(4))
  return {
    form,
    now: () => rendered.result.current.stages,
    step: () => rendered.result.current.steps.step,
  }
}

it('goes on to the check when nothing similar is near, and asks the same question once', async () => {
  findSimilar.mockReturnValue(respond([]))
  const { now } = atTheEnd()
  act(() => now().forward())
  await waitFor(() => expect(now().stage).toBe('CHECK'))
  act(() => now().backToSteps())
  act(() => now().forward())
  await waitFor(() => expect(now().stage).toBe('CHECK'))
  expect(findSimilar).toHaveBeenCalledTimes(1)
})

it('asks again after what matters has changed, or when there was no answer', async () => {
  findSimilar.mockReturnValueOnce(respond([], false)).mockReturnValue(respond([similar]))
  const { form, now } = atTheEnd()
  act(() => now().forward())
  await waitFor(() => expect(now().stage).toBe('CHECK'))
  act(() => now().backToSteps())
  act(() => now().forward())
  await waitFor(() => expect(now().stage).toBe('SIMILAR'))
  form.informasi_aduan.title = 'Jembatan retak'
  act(() => now().backToSteps())
  act(() => now().forward())
  await waitFor(() => expect(findSimilar).toHaveBeenCalledTimes(3))
})

it('asks nobody while the device is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { now } = atTheEnd()
  act(() => now().forward())
  await waitFor(() => expect(now().stage).toBe('CHECK'))
  expect(findSimilar).not.toHaveBeenCalled()
})

it('an answer that comes after somebody went back moves nobody', async () => {
  let settle: (found: Found) => void = () => undefined
  findSimilar.mockReturnValue(new Promise((resolve) => (settle = resolve)))
  const { now, step } = atTheEnd()
  act(() => now().forward())
  await waitFor(() => expect(findSimilar).toHaveBeenCalled())
  act(() => now().back())
  await act(async () => settle({ hasSucceeded: true, list: [similar] }))
  expect([now().stage, step()]).toEqual(['STEPS', 3])
})

it('leads from a change link to the step and straight back to the check', async () => {
  findSimilar.mockReturnValue(respond([]))
  const { now, step } = atTheEnd()
  act(() => now().forward())
  await waitFor(() => expect(now().stage).toBe('CHECK'))
  act(() => now().change('data_wargi.name'))
  expect([now().stage, step(), now().isEditing]).toEqual(['STEPS', 1, true])
  act(() => now().forward())
  await waitFor(() => expect(now().stage).toBe('CHECK'))
})

it('asks for the last confirmation at once when the screens cannot be had', async () => {
  parts.load.mockResolvedValue(null)
  const { now } = atTheEnd()
  act(() => now().forward())
  await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1))
  expect(now().stage).toBe('STEPS')
  expect(now().isLooking).toBe(false)
})

it('sends nothing that is no longer in order', async () => {
  findSimilar.mockReturnValue(respond([]))
  const { form, now, step } = atTheEnd()
  act(() => now().forward())
  await waitFor(() => expect(now().stage).toBe('CHECK'))
  form.informasi_aduan.title = ''
  act(() => now().send())
  expect(onSend).not.toHaveBeenCalled()
  expect([now().stage, step()]).toEqual(['STEPS', 2])
})
