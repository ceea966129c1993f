'use client'

import { LottieState, useLottieLight } from 'lottie-react'
import { useEffect } from 'react'

interface WeatherPlayerProps {
  animation: object
  /** Plays in a loop while true, stands still while false. */
  isPlaying: boolean
}

/**
 * Draws an animation, as large as its box. The hook instead of the ready component, because the component inserts a stylesheet, which the
 * content policy of the pages refuses.
 */
export function WeatherPlayer({ animation, isPlaying }: WeatherPlayerProps) {
  const { setDisplayRef, state, play, pause } = useLottieLight({ src: animation, loop: true })
  const isLoaded = state !== LottieState.loading && state !== LottieState.error

  useEffect(() => {
    if (!isLoaded) return
    if (isPlaying) play()
    else pause()
  }, [isLoaded, isPlaying, play, pause])

  return <div ref={setDisplayRef} className="size-full" />
}
