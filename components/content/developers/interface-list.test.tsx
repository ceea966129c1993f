import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openDatasets } from '@/lib/open-data/datasets'
import { axeViolations, renderIn } from '@/tests/support/render'
import { InterfaceList } from './interface-list'

it('says of each address what it is for, what it takes, and an example of the page’s language', async () => {
  const { container } = renderIn(
    'en',
    <main>
      <h1>For developers</h1>
      <InterfaceList
        id="alamat"
        interfaces={openDatasets.publicInformation.interfaces}
        siteOrigin="https://jabarprov.go.id"
      />
    </main>,
  )
  const [list, file] = screen.getAllByRole('group')
  if (!list || !file) throw new Error('two addresses are shown')
  expect(list).toHaveAttribute('open')
  expect(file).not.toHaveAttribute('open')
  expect(within(list).getByText('q, class, page, per_page')).toBeVisible()
  expect(within(file).getByText('The register as a file')).toBeInTheDocument()
  expect(
    within(file).getByText('curl "https://jabarprov.go.id/v1/public-information/csv?lang=en"'),
  ).toBeInTheDocument()
  expect(await axeViolations(container)).toEqual([])
})

it('says where the value of an address comes from when it needs one', () => {
  renderIn(
    'id',
    <InterfaceList id="alamat" interfaces={openDatasets.units.interfaces} siteOrigin="" />,
  )
  expect(screen.getByText('Nilai dalam kurung siku diambil dari daftarnya.')).toBeInTheDocument()
})
