'use client'

import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocale, useNow, useTranslations } from 'next-intl'
import { useState } from 'react'
import { LiveRegion } from '@/components/ui/live-region'
import { readFailure } from '@/lib/failures/read-failure'
import { useFailureMessage } from '@/lib/failures/use-failure-message'
import { weatherQuery } from './queries'
import { useBrowserPosition } from './use-browser-position'
import { WeatherDays } from './weather-days'
import { WeatherFrame } from './weather-frame'
import { WeatherCredit, WeatherNotes } from './weather-notes'
import { WeatherNow } from './weather-now'
import { Button } from '@/components/ui/button'
import { WeatherDrawing } from './weather-picture'
import { WeatherSky } from './weather-sky'
import { Skeleton, SkeletonArea } from '@/components/ui/skeleton'

const rows = [0, 1, 2, 3]
/** The day of an open popup is right again this soon after midnight, milliseconds. */
const clockMs = 60_000

/** The layout of the weather while it is on its way. */
function WeatherLoading({ label, now }: { label: string; now: number }) {
  return (
    <>
      <WeatherSky condition="unknown" place={label} now={now}>
        <div aria-hidden="true" className="mt-3 flex h-24 items-center gap-4">
          <span className="block size-20 rounded-full bg-white/20" />
          <span className="block h-14 w-28 rounded-md bg-white/20" />
        </div>
      </WeatherSky>
      <SkeletonArea label={label} className="px-5 pt-3 pb-6 md:px-6">
        {rows.map((row) => (
          <Skeleton key={row} className="mb-3 h-9 w-full rounded-sm" />
        ))}
      </SkeletonArea>
    </>
  )
}

/** No weather to show, what that means, and a way to try again. */
function WeatherFailure({
  message,
  now,
  onRetry,
}: {
  message: string
  now: number
  onRetry: () => void
}) {
  const t = useTranslations('weather')
  return (
    <>
      <WeatherSky condition="unknown" place={null} now={now} />
      <div className="flex flex-col items-center gap-4 px-5 pt-4 pb-8 text-center">
        <WeatherDrawing condition="unknown" className="size-20" />
        <p className="text-label text-heading">{message}</p>
        <Button variant="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </>
  )
}

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
    data: response,
    error,
    isError,
    errorUpdatedAt: failedAt,
    dataUpdatedAt: receivedAt,
  } = useQuery(query)
  const now = Math.max(useNow({ updateInterval: clockMs }).getTime(), receivedAt)

  function retry() {
    setRetries(retries + 1)
    void client.resetQueries({ queryKey: query.queryKey })
  }

  const failureMessage = useFailureMessage('weather')
  const failed = isError ? failureMessage(readFailure(error, navigator.onLine, failedAt)) : ''
  const waiting = position ? t('loading') : t('locating')
  const status = isError
    ? failed
    : response
      ? t('loaded', { village: response.data.location.village })
      : waiting
  return (
    <WeatherFrame onClose={onClose} stage={retries} position={position}>
      <LiveRegion message={status} />
      {response ? (
        <>
          <WeatherNow data={response.data} now={now} />
          <div className="@container mx-5 pt-3 pb-6 md:mx-6">
            <WeatherNotes
              response={response}
              positionProblem={problem}
              onRetry={retry}
              {...{ receivedAt, now, failed }}
            />
            <WeatherDays slots={response.data.weather} now={now} />
            <WeatherCredit meta={response.meta} />
          </div>
        </>
      ) : isError ? (
        <WeatherFailure message={failed} now={now} onRetry={retry} />
      ) : (
        <WeatherLoading label={waiting} now={now} />
      )}
    </WeatherFrame>
  )
}
