'use client'

import { PauseIcon, PlayIcon } from '@phosphor-icons/react/ssr'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMotionAllowed } from '@/components/ui/use-motion-allowed'
import { savesData } from '@/lib/connection/saves-data'
import type { WeatherCondition } from '@/lib/schemas/weather-condition'
import { animationQuery } from './queries'

/** The still drawing of a condition; the words beside it carry the meaning. */
export function WeatherDrawing({
  condition,
  className,
}: {
  condition: WeatherCondition
  className: string
}) {
  return (
    <img
      src={`/img/weather-${condition}.svg`}
      alt=""
      width={64}
      height={64}
      className={className}
    />
  )
}

const box = 'size-24 shrink-0'
/** The animations keep an empty margin around what they show. */
const movingBox = '-m-2 size-28 shrink-0'

/**
 * The moving picture of a condition, with a button at the end of the row that stops it, because it moves by itself for longer than five
 * seconds (WCAG 2.2.2). Its still drawing where nothing may move, and where the player cannot be loaded.
 */
export function WeatherPicture({ condition }: { condition: WeatherCondition }) {
  const t = useTranslations('weather.motion')
  // The player and its drawing weigh more than the whole page.
  const mayMove = useMotionAllowed() && !savesData()
  const [isPlaying, setIsPlaying] = useState(true)
  const { data, isError } = useQuery({ ...animationQuery(condition), enabled: mayMove })
  if (!mayMove || isError) return <WeatherDrawing condition={condition} className={box} />
  const Icon = isPlaying ? PauseIcon : PlayIcon
  const label = t(isPlaying ? 'pause' : 'play')
  return (
    <>
      <div aria-hidden="true" data-animation-of={condition} className={movingBox}>
        {data && (
          <data.WeatherPlayer key={condition} animation={data.animation} isPlaying={isPlaying} />
        )}
      </div>
      {data && (
        <button
          type="button"
          aria-label={label}
          title={label}
          onClick={() => setIsPlaying(!isPlaying)}
          className="order-last ms-auto grid size-11 shrink-0 place-items-center self-end rounded-md text-white hover:bg-night/40"
        >
          <Icon aria-hidden="true" size={18} weight="fill" />
        </button>
      )}
    </>
  )
}
