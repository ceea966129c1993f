'use client'

import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { ProfileDialogProps } from './profile-dialog'

interface LeaderProfileProps {
  label: string
  /** Name of the button, which says whose profile it opens. */
  fullLabel: string
  closeLabel: string
  name: string
  office: string
  /** The facts; rendered by the server and shown in place or in the dialog. */
  children: ReactNode
}

/** Whoever stands on a control then stands on the one that takes its place. @returns the `ref` of both */
function useKeptFocus() {
  const hadFocus = useRef(false)
  return useCallback((control: HTMLElement | null) => {
    if (hadFocus.current) control?.focus()
    hadFocus.current = false
    return () => {
      hadFocus.current = control === document.activeElement
    }
  }, [])
}

/**
 * Opens a leader's profile in a dialog whose code comes with the first press. Without scripts, and when the code does not arrive, the
 * profile unfolds in place; where somebody has unfolded it before the page was alive it stays so. Print shows it in any case.
 */
export function LeaderProfile({
  label,
  fullLabel,
  closeLabel,
  name,
  office,
  children,
}: LeaderProfileProps) {
  const isHydrated = useHydrated()
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'inPlace'>('closed')
  const [Profile, setProfile] = useState<ComponentType<ProfileDialogProps> | null>(null)
  const details = useRef<HTMLDetailsElement>(null)
  const keepFocus = useKeptFocus()

  useLayoutEffect(() => {
    if (details.current?.open) setState('inPlace')
  }, [])

  async function open() {
    setState('loading')
    try {
      const { ProfileDialog } = await import('./profile-dialog')
      setProfile(() => ProfileDialog)
      setState('open')
    } catch {
      setState('inPlace')
    }
  }

  if (!isHydrated || state === 'inPlace') {
    return (
      <details
        ref={details}
        open={state === 'inPlace'}
        suppressHydrationWarning
        className="printed-whole group open:basis-full"
      >
        <summary ref={keepFocus} aria-label={fullLabel} className={buttonClass('secondary')}>
          {label}
        </summary>
        <div className="mt-4">{children}</div>
      </details>
    )
  }
  return (
    <>
      <Button
        ref={keepFocus}
        variant="secondary"
        aria-label={fullLabel}
        aria-haspopup="dialog"
        isLoading={state === 'loading'}
        onClick={() => void open()}
      >
        {label}
      </Button>
      {state === 'open' && Profile ? (
        <Profile
          name={name}
          office={office}
          closeLabel={closeLabel}
          onClose={() => setState('closed')}
        >
          {children}
        </Profile>
      ) : (
        <div className="hidden basis-full print:block">{children}</div>
      )}
    </>
  )
}
