import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useCallback, useLayoutEffect, useState, type ReactNode } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/api/client'
import id from '@/messages/id/complaint.json'
import { wizardSettings } from '@/tests/support/complaint-form'
import { axeViolations, renderIn } from '@/tests/support/render'
import { chooseCategory, emptyForm, type ComplaintForm } from '../model/form'
import { usePhotos } from '../use-photos'
import { WizardContext } from '../wizard-context'
import { StepInformation } from './step-information'

const announce = vi.fn<(message: string) => void>()
beforeEach(() => {
  announce.mockClear()
  localStorage.clear()
  api.defaults.adapter = async (config) => {
    const choice = config.url?.endsWith('/categories')
      ? { id: 'infrastruktur', name: 'Infrastruktur' }
      : { id: 'jalan-berlubang', name: 'Jalan Berlubang' }
    return { data: { data: [choice] }, status: 200, statusText: 'OK', headers: {}, config }
  }
})

/** Does something after its next sibling was rendered first and before that is mounted, as an answer does that comes during a transition. */
function Meanwhile({ act }: { act: () => void }) {
  useLayoutEffect(act, [act])
  return null
}

interface HarnessProps {
  name?: string
  /** The category that is set while the step appears, which it does when asked to. */
  meanwhile?: string
}

function Harness({ name = 'Siti Rahayu', meanwhile = '' }: HarnessProps) {
  const form = useForm<ComplaintForm>({
    defaultValues: { ...emptyForm, data_wargi: { ...emptyForm.data_wargi, name } },
  })
  const { getValues, setValue } = form
  const [isOpen, setOpen] = useState(meanwhile === '')
  const choose = useCallback(() => {
    if (meanwhile !== '')
      setValue('informasi_aduan', chooseCategory(getValues('informasi_aduan'), meanwhile))
  }, [getValues, setValue, meanwhile])
  const values = useWatch({ control: form.control, compute: (all: ComplaintForm) => all })
  const photos = usePhotos()
  const context = {
    form: values,
    errorOf: () => undefined,
    photos,
    announce,
    ...wizardSettings,
  }
  return (
    <FormProvider {...form}>
      <WizardContext value={context}>
        {isOpen ? (
          <>
            <Meanwhile act={choose} />
            <StepInformation />
          </>
        ) : (
          <button onClick={() => setOpen(true)}>Open</button>
        )}
        <Shown>{JSON.stringify(values.informasi_aduan)}</Shown>
      </WizardContext>
    </FormProvider>
  )
}
const Shown = ({ children }: { children: ReactNode }) => <output>{children}</output>
const information = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '')
const title = () => screen.getByRole('textbox', { name: id.fields.title })
const suggestions = () => screen.findByRole('region', { name: id.suggest.label })

describe('step 2', () => {
  it('guesses the category from the title and fills it in only when asked to', async () => {
    renderIn('id', <Harness />)
    await userEvent.type(title(), 'Jalan berlubang')
    const guess = within(await suggestions()).getByRole('button', {
      name: 'Mungkin: Jalan Berlubang (Infrastruktur)',
    })
    expect(information()).toMatchObject({ category: '', sub_category: '' })
    expect(await axeViolations(document.body)).toEqual([])
    guess.focus()
    await userEvent.keyboard('{Enter}')
    expect(information()).toMatchObject({
      category: 'infrastruktur',
      sub_category: 'jalan-berlubang',
      title: 'Jalan berlubang',
    })
    expect(screen.getByRole('combobox', { name: id.fields.category })).toHaveFocus()
    expect(announce).toHaveBeenLastCalledWith(expect.stringContaining('Jalan Berlubang'))
    expect(screen.queryByRole('region', { name: id.suggest.label })).toBeNull()
  })

  it('suggests no category that cannot be chosen', async () => {
    renderIn('id', <Harness />)
    await userEvent.type(title(), 'Jalan berlubang')
    await suggestions()
    await userEvent.clear(title())
    await userEvent.type(title(), 'Puskesmas tutup')
    await vi.waitFor(() =>
      expect(screen.queryByRole('region', { name: id.suggest.label })).toBeNull(),
    )
  })

  it('speaks the suggestions once, after a pause', async () => {
    renderIn('id', <Harness />)
    await userEvent.type(title(), 'Jalan berlubang')
    await suggestions()
    expect(announce).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(announce).toHaveBeenCalledTimes(1))
    expect(announce.mock.calls[0]?.[0]).toContain('Mungkin: Jalan Berlubang (Infrastruktur)')
  })

  it('says who sees what, and what others see of the name', async () => {
    renderIn('id', <Harness />)
    expect(screen.queryByText(id.visibility.nameLegend)).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: id.visibility.public }))
    expect(screen.getByRole('radio', { name: id.visibility.public })).toHaveAccessibleDescription(
      expect.stringContaining('Aduan Anda dapat dilihat oleh publik'),
    )
    expect(screen.getByRole('radio', { name: id.visibility.masked })).toHaveAccessibleDescription(
      expect.stringContaining('S*** R***'),
    )
    await userEvent.click(screen.getByRole('radio', { name: id.visibility.anonymous }))
    expect(information()).toMatchObject({ type: 'public', is_anonymous: true })
    expect(screen.getByText(id.visibility.officerNote)).toBeVisible()
    expect(await axeViolations(document.body)).toEqual([])
    await userEvent.click(screen.getByRole('radio', { name: id.visibility.private }))
    expect(screen.getByRole('radio', { name: id.visibility.private })).toHaveAccessibleDescription(
      expect.stringContaining('Aduan hanya dapat dilihat oleh Anda'),
    )
    expect(information()).toMatchObject({ type: 'private', is_anonymous: false })
  })

  it('shows and keeps what is chosen while it appears', async () => {
    renderIn('id', <Harness meanwhile="infrastruktur" />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    const category = screen.getByRole('combobox', { name: id.fields.category })
    await vi.waitFor(() => expect(category).toHaveValue('infrastruktur'))
    await userEvent.click(screen.getByRole('radio', { name: id.visibility.public }))
    expect(information()).toMatchObject({ type: 'public', category: 'infrastruktur' })
  })

  it('points out personal data while it is typed', async () => {
    renderIn('id', <Harness />)
    await userEvent.type(title(), 'Mobil D 1234 ABC')
    expect(screen.getByText(new RegExp(id.textWarning.plate))).toBeVisible()
  })
})
