import { create } from 'zustand'

type ToastTone = 'info' | 'success' | 'warning' | 'error'

export interface Toast {
  id: number
  tone: ToastTone
  text: string
}

/** More would cover the page; the oldest leaves first. */
export const toastsShownMax = 3

interface ToastState {
  /** Oldest first. */
  toasts: readonly Toast[]
  /** Shows a short note; the same words again replace their note, so that it is announced once more and not doubled. */
  show: (tone: ToastTone, text: string) => void
  dismiss: (id: number) => void
}

let lastId = 0

/**
 * Short notes in a corner of the screen. They go away by themselves, so they may only repeat what the page shows too, or tell what a person
 * can do without; a modal box keeps them out of reach, so say it inside the box.
 */
export const useToastStore = create<ToastState>()((set) => ({
  toasts: [],
  show: (tone, text) => {
    lastId += 1
    const toast = { id: lastId, tone, text }
    set(({ toasts }) => ({
      toasts: [...toasts.filter((shown) => shown.text !== text), toast].slice(-toastsShownMax),
    }))
  },
  dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}))
