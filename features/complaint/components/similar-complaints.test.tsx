import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '@/lib/api/client'
import { ApiFailure } from '@/lib/api/failure'
import review from '@/messages/id/complaint-review.json'
import failures from '@/messages/id/failures.json'
import { filledForm, wizardSettings } from '@/tests/support/complaint-form'
import { renderIn } from '@/tests/support/render'
import type { ComplaintForm } from '../model/form'
import { usePhotos } from '../use-photos'
import { WizardContext } from '../wizard-context'
import { SimilarComplaints, type Supported } from './similar-complaints'

/** The edge of the network: what was sent where, and how the server takes it. */
const support = vi.fn<(path: string, body: unknown) => Promise<unknown>>()
const onSupported = vi.fn<(supported: Supported) => void>()

const similar = {
  complaint_number: 'JBR-20260130-7K4M9Q',
  title: 'Lubang besar',
  description: 'Sudah dua minggu.',
  complaint_status_id: 'verified' as const,
  status_name: 'Diverifikasi',
  village_name: 'Isola',
  distance_m: 120,
  photos: [{ url: '/v1/public/media/9' }],
  supporters: 0,
  created_at: '2026-01-30T08:00:00+07:00',
}

function Harness() {
  const form = useForm<ComplaintForm>({ defaultValues: filledForm })
  const photos = usePhotos()
  return (
    <FormProvider {...form}>
      <WizardContext
        value={{
          ...wizardSettings,
          sendsMail: true,
          form: filledForm,
          errorOf: () => undefined,
          photos,
          announce: () => undefined,
        }}
      >
        <SimilarComplaints
          list={[similar]}
          onSupported={onSupported}
          onDifferent={() => undefined}
          onBack={() => undefined}
        />
      </WizardContext>
    </FormProvider>
  )
}
// jsdom lays nothing out and has no scrolling.
beforeEach(() => {
  support.mockReset()
  api.defaults.adapter = async (config) => ({
    data: await support(config.url ?? '', JSON.parse(String(config.data))),
    status: 200,
    statusText: 'OK',
    headers: {},
    config,
  })
  Element.prototype.scrollIntoView = () => undefined
})
const join = () =>
  userEvent.click(screen.getByRole('button', { name: `${review.similar.meToo}: Lubang besar` }))

it('shows text, photo, status, distance and supporters of each', () => {
  renderIn('id', <Harness />)
  for (const shown of [
    'Sudah dua minggu.',
    'Diverifikasi',
    'Isola, sekitar 120 m',
    'Belum ada pendukung',
  ])
    expect(screen.getByText(shown)).toBeVisible()
  expect(screen.getByRole('img', { name: 'Foto 1 dari aduan Lubang besar' })).toHaveAttribute(
    'src',
    '/v1/public/media/9',
  )
})

it('gives the address only to those who want news', async () => {
  const path = `/public/complaints/${similar.complaint_number}/supporters`
  support.mockResolvedValue({ data: { supporters: 1, is_new: true } })
  renderIn('id', <Harness />)
  await join()
  expect(support).toHaveBeenLastCalledWith(path, { email: '' })
  await userEvent.click(screen.getByRole('checkbox', { name: /siti@contoh.id/ }))
  await join()
  expect(support).toHaveBeenLastCalledWith(path, { email: 'siti@contoh.id' })
  expect(onSupported).toHaveBeenLastCalledWith({
    number: similar.complaint_number,
    supporters: 1,
    isNew: true,
  })
})

it('fetches nobody back who has gone on before the answer', async () => {
  let answer: (data: unknown) => void = () => undefined
  support.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  onSupported.mockClear()
  const { unmount } = renderIn('id', <Harness />)
  await join()
  expect(support).toHaveBeenCalledOnce()
  unmount()
  answer({ data: { supporters: 1, is_new: true } })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(onSupported).not.toHaveBeenCalled()
})

it('says when joining failed and leaves the way on open', async () => {
  support
    .mockRejectedValueOnce(new ApiFailure({ status: 429, code: 'RATE_LIMITED' }))
    .mockRejectedValueOnce(new ApiFailure({ status: 0, code: 'NETWORK' }))
  renderIn('id', <Harness />)
  await join()
  expect(
    await screen.findByText(
      `${review.similar.failed} ${failures.limited.heading}. Coba lagi beberapa menit lagi.`,
    ),
  ).toBeVisible()
  await join()
  expect(
    await screen.findByText(
      `${review.similar.failed} ${failures.unreachable.heading}. ${failures.unreachable.nextStep}`,
    ),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: review.similar.different })).toBeEnabled()
})
