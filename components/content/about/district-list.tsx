import { GlobeSimpleIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { Tag } from '@/components/ui/tag'
import { useFormatter } from '@/lib/i18n/formatter'
import { provincialCapitalCode, type District } from '@/lib/schemas/districts'
import { OfficeFacts, type ShownOfficeFacts } from '../offices/office-facts'
import { districtAnchor } from './district-map'
import { bodyCell, headCell, DataTable } from './data-table'

/** What is known of the government of each, by its code. */
export type GovernmentFacts = ReadonlyMap<string, ShownOfficeFacts>

interface DistrictListProps {
  districts: readonly District[]
  governments: GovernmentFacts
}

/** The regions as a table. */
export function DistrictTable({ districts, governments }: DistrictListProps) {
  const t = useTranslations('about.districts')
  const format = useFormatter()
  return (
    <DataTable caption={t('caption')}>
      <thead>
        <tr>
          <th scope="col" className={`hidden sm:table-cell ${headCell}`}>
            {t('code')}
          </th>
          <th scope="col" className={headCell}>
            {t('name')}
          </th>
          <th scope="col" className={`hidden sm:table-cell ${headCell}`}>
            {t('capital')}
          </th>
          <th scope="col" className={`pe-0! text-end! ${headCell}`}>
            {t('area')}
          </th>
        </tr>
      </thead>
      <tbody>
        {districts.map((district) => (
          <tr
            key={district.id}
            id={districtAnchor(district.code_kemendagri)}
            className="target:bg-selected"
          >
            <td className={`hidden tabular-nums text-text-2 sm:table-cell ${bodyCell}`}>
              {district.code_kemendagri}
            </td>
            <th scope="row" className={`text-start font-[650] text-heading ${bodyCell}`}>
              {district.name} <CapitalTag district={district} />
              {/* A phone has room for two columns only. */}
              {district.capital && (
                <span className="block text-small font-normal text-text-2 sm:hidden">
                  {t('capitalIs', { capital: district.capital })}
                </span>
              )}
              <Website district={district} />
              <Government district={district} governments={governments} />
            </th>
            <td className={`hidden sm:table-cell ${bodyCell}`}>
              {district.capital ?? t('ownSeat')}
            </td>
            <td className={`pe-0! whitespace-nowrap text-end tabular-nums ${bodyCell}`}>
              {format.number(district.area_km2, areaFormat)}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

/** The regions as cards. */
export function DistrictGrid({ districts, governments }: DistrictListProps) {
  const t = useTranslations('about.districts')
  const format = useFormatter()
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {districts.map((district) => (
        <li
          key={district.id}
          id={districtAnchor(district.code_kemendagri)}
          className="rounded-lg bg-subtle p-4 target:bg-selected"
        >
          <p className="text-small tabular-nums text-text-2">{district.code_kemendagri}</p>
          <h3 className="text-h4">{district.name}</h3>
          <CapitalTag district={district} />
          <dl className="mt-2 text-small">
            {district.capital && <Fact label={t('capital')} text={district.capital} />}
            <Fact label={t('area')} text={format.number(district.area_km2, areaFormat)} />
          </dl>
          <Website district={district} />
          <Government district={district} governments={governments} />
        </li>
      ))}
    </ul>
  )
}

const areaFormat = { minimumFractionDigits: 3, maximumFractionDigits: 3 }

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-text-2">{label}</dt>
      <dd className="tabular-nums">{text}</dd>
    </div>
  )
}

function CapitalTag({ district }: { district: District }) {
  const t = useTranslations('about.districts')
  return district.code_kemendagri === provincialCapitalCode ? (
    <Tag tone="pare">{t('provincialCapital')}</Tag>
  ) : null
}

function Government({
  district,
  governments,
}: {
  district: District
  governments: GovernmentFacts
}) {
  const facts = governments.get(district.code_kemendagri)
  return facts ? <OfficeFacts facts={facts} /> : null
}

function Website({ district: { name, website } }: { district: District }) {
  const t = useTranslations('about.districts')
  if (!website) return null
  const host = website.replace(/^https:\/\//, '')
  return (
    <Link
      href={website}
      aria-label={`${t('website', { name })}: ${host}`}
      className="flex min-h-6 w-fit items-center gap-1.5 text-small font-semibold text-link underline-offset-4 hover:underline"
    >
      <GlobeSimpleIcon aria-hidden="true" size={16} weight="bold" />
      {host}
    </Link>
  )
}
