import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeViolations, renderIn } from '@/tests/support/render'
import { FilterSelect } from './filter-select'

const options = [
  { value: '', text: 'Terbaru' },
  { value: 'judul', text: 'Judul' },
]

describe('FilterSelect', () => {
  it('sends its choice with a form it stands in or belongs to, and is named by its label', async () => {
    const { container } = renderIn(
      'id',
      <>
        <form id="saring">
          <FilterSelect name="urut" label="Urutkan" value="judul" options={options} />
        </form>
        <FilterSelect
          form="saring"
          name="ukuran"
          label="Per halaman"
          value="10"
          options={[{ value: '10', text: '10' }]}
        />
      </>,
    )
    expect(screen.getByLabelText('Urutkan')).toHaveValue('judul')
    expect([...new FormData(container.querySelector('form') ?? undefined)]).toEqual([
      ['urut', 'judul'],
      ['ukuran', '10'],
    ])
    expect(await axeViolations(container)).toEqual([])
  })
})
