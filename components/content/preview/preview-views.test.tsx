import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FieldDifference } from '@/lib/schemas/previews'
import { serviceFile } from '@/lib/schemas/service-file'
import { messagesOf } from '@/messages'
import { axeViolations, renderIn } from '@/tests/support/render'
import { DifferenceView } from './difference-view'
import { serviceFieldKeys } from './field-key'
import { PreviewBar } from './preview-bar'
import { PreviewRefused } from './preview-refused'

const differences: FieldDifference[] = [
  {
    field: 'terms',
    runs: [
      { kind: 'same', text: 'Bawa ' },
      { kind: 'removed', text: 'dua' },
      { kind: 'added', text: 'tiga' },
      { kind: 'same', text: ' foto' },
    ],
  },
  { field: 'lain', runs: [{ kind: 'added', text: 'baru' }] },
]

describe.each(['id', 'en'] as const)('the parts of a preview in %s', (locale) => {
  const messages = messagesOf(locale).preview

  it('tells what came and what went, also to those who hear it', async () => {
    const { container } = renderIn(
      locale,
      <main>
        <DifferenceView differences={differences} hasLiveVersion />
      </main>,
    )
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual([messages.fields.terms, 'lain'])
    expect(screen.getAllByRole('insertion').at(1)).toHaveTextContent(
      `${messages.differences.addedStart} tiga ${messages.differences.addedEnd}`.replace(
        ' tiga ',
        ' tiga ',
      ),
    )
    expect(screen.getAllByRole('deletion').at(1)).toHaveTextContent(
      messages.differences.removedStart,
    )
    expect(await axeViolations(container)).toEqual([])
  })

  it('says that nothing differs, or that everything is new', () => {
    renderIn(
      locale,
      <>
        <DifferenceView differences={[]} hasLiveVersion />
        <DifferenceView differences={differences} hasLiveVersion={false} />
      </>,
    )
    expect(screen.getByText(messages.differences.none)).toBeVisible()
    expect(screen.getByText(messages.differences.isNew)).toBeVisible()
  })

  it('leads to the other versions of the same preview', async () => {
    const languages = [
      { locale: 'id' as const, href: '/preview/x?token=a' },
      { locale: 'en' as const, href: '/en/preview/x?token=a' },
    ]
    const bar = (
      <PreviewBar
        name="Kartu Keluarga"
        isDraft
        expiresAt={new Date('2026-11-23T03:00:00Z')}
        isCompared={false}
        compareHref="/preview/x?token=a&banding=1"
        languages={languages}
      />
    )
    const { container } = renderIn(locale, bar)
    expect(screen.getByText(messages.bar.draft)).toBeVisible()
    expect(screen.getByText(/Kartu Keluarga\..*10[.:]00/)).toBeVisible()
    expect(screen.getByRole('link', { name: messages.bar.compare })).toHaveAttribute(
      'href',
      '/preview/x?token=a&banding=1',
    )
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      '/en/preview/x?token=a',
    )
    expect(screen.getByRole('link', { current: true })).toHaveAttribute('hreflang', locale)
    expect(await axeViolations(container)).toEqual([])
  })

  it('is a part of its own above a page that has a header', () => {
    renderIn(
      locale,
      <PreviewBar
        name="Juara umum"
        isDraft={false}
        expiresAt={new Date('2026-11-23T03:00:00Z')}
        isCompared={false}
        compareHref="/preview/perbandingan?token=a"
        languages={[]}
        isAbovePage
      />,
    )
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.getByRole('region', { name: messages.bar.label })).toHaveTextContent(
      messages.bar.live,
    )
  })

  it('gives every reason for a refusal and never the one', async () => {
    const { container } = renderIn(locale, <PreviewRefused />)
    expect(screen.getByRole('heading', { level: 1, name: messages.refused.heading })).toBeVisible()
    expect(await axeViolations(container)).toEqual([])
  })
})

it('has a name for every field of a service', () => {
  expect(['id', ...serviceFieldKeys].toSorted()).toEqual(Object.keys(serviceFile.shape).toSorted())
})
