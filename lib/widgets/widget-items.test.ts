import { describe, expect, it } from 'vitest'
import { widgetItems } from './widget-items'

const all = ['JABARPROV_FEEDBACK', 'CITIZEN_COMPLAINT', 'ACCESSIBILITY', 'QUICK_ACCESS', 'WEATHER']

describe('widgetItems', () => {
  it.each(['DOCK', 'COMPACT'] as const)(
    'lists all five widgets in %s, feedback first and alone in gold',
    (menu) => {
      const items = widgetItems(menu)
      expect(items.map(({ widget }) => widget)).toEqual(all)
      expect(
        items.filter(({ iconColor }) => iconColor === 'gold').map(({ widget }) => widget),
      ).toEqual(['JABARPROV_FEEDBACK'])
    },
  )

  it('leaves the weather out of the side bar', () => {
    expect(widgetItems('SIDEBAR').map(({ widget }) => widget)).toEqual(all.slice(0, 4))
  })

  it('gives every entry its own id and drawing', () => {
    const items = widgetItems('COMPACT')
    expect([
      new Set(items.map(({ id }) => id)).size,
      new Set(items.map(({ icon }) => icon)).size,
    ]).toEqual([5, 5])
  })
})
