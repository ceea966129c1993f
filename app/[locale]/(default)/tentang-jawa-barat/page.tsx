import { getLocale } from 'next-intl/server'
import { OverviewView } from '@/components/content/about/overview-view'
import { listDistricts, listUnits } from '@/lib/server/queries/about'
import { AboutFrame } from './about-frame'
import { aboutMetadata } from './about-metadata'

export const generateMetadata = () => aboutMetadata('index')

export default async function AboutPage() {
  const locale = await getLocale()
  const [districts, units] = await Promise.all([listDistricts({}, locale), listUnits({}, locale)])
  const regencies = districts.filter(({ type }) => type === 'kabupaten').length
  const areaKm2 = districts.reduce((sum, district) => sum + district.area_km2, 0)
  return (
    <AboutFrame page="index">
      <OverviewView
        figures={{ regencies, cities: districts.length - regencies, areaKm2, units: units.length }}
      />
    </AboutFrame>
  )
}
