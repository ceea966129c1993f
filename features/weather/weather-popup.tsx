'use client'

import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { LiveRegion } from '@/components/ui/live-region'
import { readFailure } from '@/lib/failures/read-failure'
import { useToldFailure } from '@/lib/failures/use-failure-words'
import { weatherQuery } from './queries'
import { useBrowserPosition } from './use-browser-position'
import { WeatherDays } from './weather-days'
import { WeatherFailure } from './weather-failure'
import { WeatherFrame } from './weather-frame'
import { WeatherCredit, WeatherNotes } from './weather-notes'
import { WeatherNow } from './weather-now'
import { WeatherLoading } from './weather-loading'

/** The weather where the person is: now, and every three hours of the next days. Asks for the position when it opens. */
export function WeatherPopup({ onClose }: { onClose: () => void }) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <Weather onClose={onClose} />
    </QueryClientProvider>
  )
}

function Weather({ onClose }: { onClose: () => void }) {
  const t = useTranslations('weather')
  const client = useQueryClient()
  const [retries, setRetries] = useState(0)
  const { position, problem } = useBrowserPosition()
  const query = weatherQuery(useLocale(), position)
  const {
    data: answer,
    error,
    isError,
    errorUpdatedAt: failedAt,
    dataUpdatedAt: now,
  } = useQuery(query)

  function retry() {
    setRetries(retries + 1)
    void client.resetQueries({ queryKey: query.queryKey })
  }

  const told = useToldFailure('weather')
  const failed = isError ? told(readFailure(error, navigator.onLine, failedAt)) : ''
  const waiting = position ? t('loading') : t('locating')
  const status = answer
    ? t('loaded', { village: answer.data.location.village })
    : isError
      ? failed
      : waiting
  return (
    <WeatherFrame onClose={onClose} stage={retries}>
      <LiveRegion message={status} />
      {answer ? (
        <>
          <WeatherNow data={answer.data} now={now} />
          <div className="@container mx-5 pt-3 pb-6 md:mx-6">
            <WeatherNotes answer={answer} positionProblem={problem} now={now} />
            <WeatherDays slots={answer.data.weather} now={now} />
            <WeatherCredit meta={answer.meta} />
          </div>
        </>
      ) : isError ? (
        <WeatherFailure words={failed} onRetry={retry} />
      ) : (
        <WeatherLoading label={waiting} />
      )}
    </WeatherFrame>
  )
}
