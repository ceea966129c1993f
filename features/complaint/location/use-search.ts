'use client'

import { useEffect, useRef, useState } from 'react'

/** The state of a search for a position that can be called off, and is with the end of the step. */
export function useSearch<Outcome extends string>() {
  const [status, setStatus] = useState<Outcome | 'idle' | 'asking'>('idle')
  const round = useRef(0)
  useEffect(
    () => () => {
      round.current += 1
    },
    [],
  )

  return {
    status,
    setStatus,
    /** @returns whether the search that begins here is still the latest: what an earlier one finds comes too late */
    begin: (): (() => boolean) => {
      round.current += 1
      const mine = round.current
      setStatus('asking')
      return () => mine === round.current
    },
    cancel: () => {
      round.current += 1
      setStatus((now) => (now === 'asking' ? 'idle' : now))
    },
  }
}
