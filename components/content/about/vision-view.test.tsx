import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import { aboutTexts } from '@/lib/schemas/about'
import { localised } from '@/lib/server/content/localised'
import { axeViolations, renderIn } from '@/tests/support/render'
import { VisionView } from './vision-view'

it.each(locales)(
  'names the nine flagship programmes of 2018–2023 under their vision (%s)',
  async (locale) => {
    const text = aboutTexts.vision.parse(
      localised(
        JSON.parse(readFileSync('lib/server/seed/content/about/visi-misi.json', 'utf8')),
        locale,
      ),
    )
    const { container } = renderIn(
      locale,
      <main>
        <h1>x</h1>
        <VisionView text={text} />
      </main>,
    )
    const period = screen.getByRole('heading', { name: /^2018–2023/ }).closest('details')
    if (!period) throw new Error('the period is no disclosure')
    period.open = true
    const heading = within(period).getByRole('heading', {
      level: 4,
      name: locale === 'id' ? /^Sembilan program unggulan/ : /^The nine flagship programmes/,
    })
    expect(heading.nextElementSibling?.querySelectorAll('li')).toHaveLength(9)
    expect(await axeViolations(container)).toEqual([])
  },
)
