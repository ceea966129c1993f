import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { matterAddress } from '@/lib/address/lists/matter-address'
import { type Matter, matterGroups } from '@/lib/schemas/matters'
import { messagesOf } from '@/messages'
import { axeViolations, renderIn } from '@/tests/support/render'
import { MatterAnswer } from './matter-answer'
import { MattersView } from './matters-view'

const passport: Matter = {
  id: 1,
  key: 'paspor',
  name: 'Paspor',
  group: 'civil-papers',
  level: 'ministry',
  words: ['paspor'],
  office: 'Kantor imigrasi',
  office_kind: null,
  bring: ['KTP-el asli', 'Kartu keluarga (KK)'],
  start: 'Ambil jadwal lewat aplikasi M-Paspor.',
  website: 'https://www.imigrasi.go.id',
  service: null,
  complaints: [],
  updated_at: '2026-11-26T00:00:00+07:00',
}

describe('MatterAnswer', () => {
  it('says whose it is, what to bring, where it starts, and leads there', async () => {
    const { container } = renderIn(
      'id',
      <main>
        <h1>Pencarian</h1>
        <MatterAnswer matter={passport} />
      </main>,
    )
    const heading = 'Bukan urusan provinsi: ke Kantor imigrasi'
    const answer = within(screen.getByRole('region', { name: heading }))
    expect(answer.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['KTP-el asli', 'Kartu keluarga (KK)']),
    )
    expect(answer.getByText(passport.start)).toBeVisible()
    expect(answer.getByRole('link', { name: /imigrasi\.go\.id/ })).toBeVisible()
    expect(await axeViolations(container)).toEqual([])
  })

  it('names the office of the place that the search names, with the site of its government where it has none', async () => {
    const { container } = renderIn(
      'id',
      <main>
        <h1>Pencarian</h1>
        <MatterAnswer
          matter={{ ...passport, level: 'regency' }}
          offices={[
            {
              name: 'Disdukcapil Kabupaten Garut',
              district: 'Kabupaten Garut',
              address: null,
              phone: null,
              website: null,
              government: 'https://www.garutkab.go.id',
            },
          ]}
        />
      </main>,
    )
    const office = screen.getByRole('heading', { level: 3, name: 'Disdukcapil Kabupaten Garut' })
    expect(office.closest('li')).toHaveTextContent(
      /Situs pemerintah Kabupaten Garut: garutkab.go.id.*Belum dinyatakan: Alamat dan Telepon/,
    )
    expect(await axeViolations(container)).toEqual([])
  })

  it('does not deny what is the province’s, and leads to the portal’s own page', () => {
    const own = { ...passport, level: 'province' as const, service: 'posko-thr-35' }
    renderIn('en', <MatterAnswer matter={own} />)
    expect(
      screen.getByRole('heading', { name: 'A provincial matter: go to Kantor imigrasi' }),
    ).toBeVisible()
    expect(
      screen.getByRole('link', { name: 'Read about it on this portal: Paspor' }),
    ).toHaveAttribute('href', '/en/layanan/posko-thr-35')
  })
})

describe('MattersView', () => {
  const meta = { total_count: 21, total_page: 2, current_page: 1, per_page: 20 }
  it('lists matters under their group, folded, with the ways to narrow them', async () => {
    const { container } = renderIn(
      'id',
      <main>
        <h1>Urusan siapa?</h1>
        <MattersView
          matters={[passport]}
          meta={meta}
          filters={matterAddress.none}
          feedback={<p>Membantu?</p>}
        />
      </main>,
    )
    expect(screen.getByRole('heading', { name: 'Surat dan identitas' })).toBeVisible()
    expect(container.querySelectorAll('details')).toHaveLength(1)
    const groups = screen.getByRole('navigation', { name: messagesOf('id').matters.groupNav })
    expect(within(groups).getAllByRole('link')).toHaveLength(matterGroups.length + 1)
    expect(screen.getByText('Membantu?')).toBeVisible()
    const form = screen.getByRole<HTMLFormElement>('form', {
      name: messagesOf('id').matters.levelForm,
    })
    expect(form).toHaveAttribute('action', '/urusan')
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Kementerian')
    expect([...new FormData(form)]).toEqual([['tingkat', 'ministry']])
    expect(await axeViolations(container)).toEqual([])
  })

  it('leads back to all where nothing fits', () => {
    const filters = { ...matterAddress.none, query: 'xyz' }
    renderIn(
      'id',
      <MattersView matters={[]} meta={{ ...meta, total_count: 0 }} filters={filters} />,
    )
    expect(screen.getByText('Belum ada urusan yang cocok dengan “xyz”.')).toBeVisible()
  })

  it('leads from a page past the end to the first one, with what was chosen', () => {
    const filters = { ...matterAddress.none, query: 'paspor', page: 9 }
    renderIn('id', <MattersView matters={[]} meta={meta} filters={filters} />)
    expect(
      screen.getByRole('link', { name: messagesOf('id').common.pagination.first }),
    ).toHaveAttribute('href', `${matterAddress.path}?q=paspor`)
    expect(screen.getByText(messagesOf('id').matters.emptyPage)).toBeVisible()
  })
})
