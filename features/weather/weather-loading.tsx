import { Skeleton, SkeletonArea } from '@/components/ui/skeleton'
import { WeatherSky } from './weather-sky'

const rows = [0, 1, 2, 3]

/** The layout of the weather while it is on its way. */
export function WeatherLoading({ label }: { label: string }) {
  return (
    <>
      <WeatherSky condition="unknown" place={label}>
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
