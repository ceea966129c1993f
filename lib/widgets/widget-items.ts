import { widgets, type Widget } from './widget-store'

/** Names of the drawings in widget-icon.tsx. */
export type WidgetIconName = 'feedback' | 'complaint' | 'accessibility' | 'quick-access' | 'weather'

/**
 * One entry of a floating menu (specification, section 3). Its title, short label and description are the messages
 * `widgets.items.<widget>`.
 */
export interface WidgetItem {
  id: number
  widget: Widget
  icon: WidgetIconName
  /** Gold for the one entry that the menu puts first, green for the rest. */
  iconColor: 'gold' | 'green'
}

const icons: Record<Widget, WidgetIconName> = {
  JABARPROV_FEEDBACK: 'feedback',
  CITIZEN_COMPLAINT: 'complaint',
  ACCESSIBILITY: 'accessibility',
  QUICK_ACCESS: 'quick-access',
  WEATHER: 'weather',
}

const items = widgets.map((widget, index): WidgetItem => ({
  id: index + 1,
  widget,
  icon: icons[widget],
  iconColor: index === 0 ? 'gold' : 'green',
}))

/** Where a menu of widgets stands: the dock on wide screens, the sheet of the 'Fitur' button, or inside a side bar. */
export type WidgetMenu = 'DOCK' | 'COMPACT' | 'SIDEBAR'

/** The entries of a menu in their order; the side bar has no weather (specification, section 2). */
export const widgetItems = (menu: WidgetMenu): WidgetItem[] =>
  menu === 'SIDEBAR' ? items.filter(({ widget }) => widget !== 'WEATHER') : items
