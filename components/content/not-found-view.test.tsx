import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { axeViolations, renderIn } from '@/tests/support/render'
import { NotFoundView } from './not-found-view'

const props = {
  contactEmail: 'info@contoh.go.id',
  hotlineUrl: 'https://wa.me/628112100000',
  report: <a href="mailto:info@contoh.go.id?subject=x">Laporkan</a>,
}

it('keeps the words of the specification, searches with the words of the address and offers what is near', async () => {
  const { container } = renderIn(
    'id',
    <NotFoundView
      {...props}
      searchTerms="pajak kendaran"
      similarPages={[
        { title: 'Vehicle tax', path: '/layanan/pajak-1', lang: 'en' },
        { title: 'Berita', path: '/berita', lang: 'id' },
      ]}
    />,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Maaf, kami tidak dapat menemukan halaman yang ingin dikunjungi',
  )
  const picture = container.querySelector('picture > img')
  expect(picture).toHaveAttribute('fetchpriority', 'high')
  expect(picture).not.toHaveAttribute('loading')
  expect(screen.getByRole('link', { name: 'Kembali Ke Beranda' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('searchbox')).toHaveValue('pajak kendaran')
  const near = within(screen.getByRole('region', { name: 'Mungkin yang Anda cari' }))
  expect(near.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/layanan/pajak-1',
    '/berita',
  ])
  expect(near.getByText('Vehicle tax')).toHaveAttribute('lang', 'en')
  const contacts = within(screen.getByRole('list', { name: 'Hubungi admin' }))
  expect(contacts.getByRole('link', { name: 'info@contoh.go.id' })).toHaveAttribute(
    'href',
    'mailto:info@contoh.go.id',
  )
  expect(contacts.getByRole('link', { name: /^Chat Hotline Jabar/ })).toHaveAttribute(
    'data-address',
    'https://wa.me/628112100000',
  )
  expect(contacts.getByRole('link', { name: 'Laporkan' })).toBeVisible()
  expect(await axeViolations(container)).toEqual([])
})

it('offers an empty search and no list when nothing is known of the address', () => {
  const { container } = renderIn('en', <NotFoundView {...props} hotlineUrl={undefined} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'This page could not be found',
  )
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(container.querySelector('search form')).toHaveAttribute('action', '/en/pencarian')
  expect(screen.queryByRole('region')).toBeNull()
  expect(
    within(screen.getByRole('list', { name: 'Contact the administrator' })).getAllByRole('link'),
  ).toHaveLength(2)
})
