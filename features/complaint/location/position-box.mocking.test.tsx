import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import id from '@/messages/id/complaint.json'
import { wizardSettings } from '@/tests/support/complaint-form'
import { renderIn } from '@/tests/support/render'
import { emptyForm, type ComplaintForm, type Position } from '../model/form'
import { advancePhoto, newPhoto } from '../model/photos'
import { WizardContext } from '../wizard-context'
import { PositionBox } from './position-box'

const inPhoto = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('./photo-position', () => ({ positionOfPhoto: inPhoto }))
vi.mock('./pick-map', () => ({ PickMap: () => null }))
const proposal = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('./find-area', () => ({ findArea: proposal }))

const file = new File(['a'], 'a.jpg', { type: 'image/jpeg' })
const list = advancePhoto([newPhoto('a', { file, previewUrl: '', errors: [] })], 'a', 100)
const nothing = () => undefined
const photos = {
  list,
  leftOut: [],
  add: async () => undefined,
  clearLeftOut: nothing,
  restore: async () => undefined,
  retry: nothing,
  shrink: async () => true,
  remove: nothing,
  markUploaded: nothing,
  clearUploads: nothing,
  clear: nothing,
}
let given: () => Position | null

function Harness() {
  const form = useForm<ComplaintForm>({ defaultValues: emptyForm })
  const values = useWatch({ control: form.control, compute: (all: ComplaintForm) => all })
  const { getValues } = form
  useEffect(() => {
    given = () => getValues('lokasi_aduan.location')
  }, [getValues])
  return (
    <FormProvider {...form}>
      <WizardContext
        value={{
          form: values,
          errorOf: () => undefined,
          photos,
          announce: () => undefined,
          ...wizardSettings,
        }}
      >
        <PositionBox place={values.lokasi_aduan} error={undefined} />
      </WizardContext>
    </FormProvider>
  )
}
const { location: words } = id
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
function type(text: string) {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
  press(words.useCoordinates)
}
let find: (position: Position) => void

beforeEach(() => {
  proposal.mockReset().mockResolvedValue(null)
  inPhoto.mockReset().mockReturnValue(new Promise((resolve) => (find = resolve)))
})

it('keeps the position that was given last when the one of a photo is found later', async () => {
  renderIn('id', <Harness />)
  press(words.usePhoto)
  type('-6.9, 107.6')
  await act(async () => find({ lat: -7, lng: 108 }))
  expect(given()).toEqual({ lat: -6.9, lng: 107.6 })
})

/** A device that says where it is when told to. */
function withDevice() {
  let found: PositionCallback = nothing
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: (onFound: PositionCallback) => (found = onFound) },
  })
  return (latitude: number, longitude: number) =>
    act(async () => found({ coords: { latitude, longitude } } as GeolocationPosition))
}
afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'))

it('takes no position outside of the province from the device, and says so', async () => {
  const stand = withDevice()
  renderIn('id', <Harness />)
  press(words.useMine)
  await stand(-8.65, 115.2)
  expect(screen.getByText(words.outside)).toBeVisible()
  expect(given()).toBeNull()
})

it('keeps to the device, which was asked last, when the place of a photo is found first', async () => {
  const stand = withDevice()
  renderIn('id', <Harness />)
  press(words.usePhoto)
  press(words.useMine)
  await act(async () => find({ lat: -7, lng: 108 }))
  expect(given()).toBeNull()
  await stand(-6.9, 107.6)
  expect(given()).toEqual({ lat: -6.9, lng: 107.6 })
})

it('puts no position into the form that is found after the step was left', async () => {
  const { unmount } = renderIn('id', <Harness />)
  press(words.usePhoto)
  unmount()
  await act(async () => find({ lat: -7, lng: 108 }))
  expect(given()).toBeNull()
})

it('keeps the focus at the ways to a position when one is forgotten', async () => {
  renderIn('id', <Harness />)
  type('-6.9, 107.6')
  const forget = screen.getByRole('button', { name: words.forget })
  forget.focus()
  fireEvent.click(forget)
  expect(given()).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: words.useMine })).toHaveFocus())
})

it('keeps the focus there when a proposed village is taken', async () => {
  const named = (code_kemendagri: string, name: string) => ({ code_kemendagri, name })
  proposal.mockResolvedValue({
    city: named('32.73', 'Kota Bandung'),
    district: named('32.73.01', 'Sukasari'),
    village: named('32.73.01.1001', 'Isola'),
  })
  renderIn('id', <Harness />)
  type('-6.9, 107.6')
  const take = await screen.findByRole('button', { name: words.takeProposal })
  take.focus()
  fireEvent.click(take)
  await waitFor(() => expect(screen.getByRole('button', { name: words.useMine })).toHaveFocus())
})
