import { create } from 'zustand'

/** The floating widgets, as the specification names them. */
export const widgets = [
  'JABARPROV_FEEDBACK',
  'CITIZEN_COMPLAINT',
  'ACCESSIBILITY',
  'QUICK_ACCESS',
  'WEATHER',
] as const
export type Widget = (typeof widgets)[number]

/** Time between the choice of a widget and its opening, milliseconds (specification, section 9). */
export const openDelayMs = 400

interface WidgetState {
  /** The widget that is open; at most one. */
  modal: Widget | 'NONE'
  /** Opens a widget after `openDelayMs`; a later choice or a close takes the place of an earlier choice. */
  choose: (widget: Widget) => void
  close: () => void
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Which floating widget is open. Shared, because the dock, the footer and pages all open the same ones. */
export const useWidgetStore = create<WidgetState>()((set) => ({
  modal: 'NONE',
  choose: (widget) => {
    clearTimeout(timer)
    timer = setTimeout(() => set({ modal: widget }), openDelayMs)
  },
  close: () => {
    clearTimeout(timer)
    set({ modal: 'NONE' })
  },
}))
