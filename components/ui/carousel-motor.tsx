'use client'

import { useEffect, useState, type ComponentType } from 'react'
import type { CarouselEngineProps } from './carousel-engine'

/** How far below the screen a row starts to fetch its engine, so that it is there when a finger is. */
const fetchMargin = '300px'

/**
 * Puts the engine to a row once the row comes near the screen, and only while `media` matches. Where the engine cannot be loaded the row stays
 * what it is without scripts: one that scrolls sideways.
 */
export function CarouselMotor({ media, ...engineProps }: CarouselEngineProps & { media: string }) {
  const { viewport } = engineProps
  const [Engine, setEngine] = useState<ComponentType<CarouselEngineProps> | null>(null)
  const [isWanted, setIsWanted] = useState(false)

  useEffect(() => {
    const query = window.matchMedia(media)
    const update = () => setIsWanted(query.matches)
    update()
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [media])

  useEffect(() => {
    if (!isWanted || Engine) return undefined
    const load = () =>
      import('./carousel-engine').then(
        (loaded) => setEngine(() => loaded.CarouselEngine),
        () => undefined,
      )
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        void load()
      },
      { rootMargin: fetchMargin },
    )
    observer.observe(viewport)
    return () => observer.disconnect()
  }, [viewport, isWanted, Engine])

  return isWanted && Engine ? <Engine {...engineProps} /> : null
}
