import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { Link } from '@/components/ui/link'
import type { District } from '@/lib/schemas/districts'
import outlines from '@/public/data/regency-outlines.json'
import { shortName } from '@/lib/outlines/short-name'
import { labelPlaces } from './district-labels'
import { drawDistricts } from './district-shapes'
import { neighbouringLand, peaks, surroundings } from './province-surroundings'

const drawing = drawDistricts(outlines, 1_000, { x: 56, y: 44 })
const names = outlines.map(({ code, name }) => ({ code, name: shortName(name) }))
const nameOf = new Map(names.map(({ code, name }) => [code, name]))

const belowMap = 'bawah-peta'

/** Fragment of a region's entry in the list. */
export const districtAnchor = (code: string) => `wilayah-${code.replace('.', '-')}`

const regionStyles = {
  kabupaten: 'fill-hejo-100 group-hover:fill-pare-200 group-focus-visible:fill-pare-200',
  kota: 'fill-hejo-300 group-hover:fill-pare-200 group-focus-visible:fill-pare-200',
  other: 'fill-batu-100',
}

const labelClass =
  'pointer-events-none fill-hejo-950 stroke-none text-micro font-semibold [dominant-baseline:central] [text-anchor:middle]'
const numberClass = 'text-h2 tabular-nums md:hidden'

/** Neighbours and seas, behind the province. */
function Surroundings() {
  const t = useTranslations('about.districts.around')
  return (
    <g aria-hidden="true">
      <path d={neighbouringLand.map(drawing.outlineOf).join('')} className="fill-batu-100" />
      {surroundings.map(({ key, at, kind }) => {
        const { x, y } = drawing.placeOf(at)
        return (
          <text
            key={key}
            x={x}
            y={y}
            textAnchor="middle"
            className={`stroke-none text-h4 font-normal italic md:text-micro ${kind === 'sea' ? 'fill-mega-700' : 'fill-batu-700 max-md:hidden'}`}
          >
            {t(key)}
          </text>
        )
      })}
    </g>
  )
}

/** Names, or numbers where there is no room for them, above all borders. */
function Labels({ codes }: { codes: ReadonlyMap<string, unknown> }) {
  const shown = drawing.shapes.filter(({ code }) => codes.has(code))
  return (
    <g aria-hidden="true" className={labelClass}>
      {shown.map(({ code, label: { x, y } }) => {
        const { dx = 0, dy = 0, anchor } = labelPlaces[code] ?? {}
        return (
          <Fragment key={code}>
            <text x={x} y={y} className={numberClass}>
              {code.slice(3)}
            </text>
            <text x={x + dx} y={y + dy} textAnchor={anchor} className="max-md:hidden">
              {nameOf.get(code)}
            </text>
          </Fragment>
        )
      })}
    </g>
  )
}

/** The mountains that people know the land by. */
function Peaks() {
  return (
    <g aria-hidden="true" className="pointer-events-none stroke-none max-md:hidden">
      {peaks.map(({ name, at }) => {
        const { x, y } = drawing.placeOf(at)
        return (
          <g key={name}>
            <path d={`M${x - 6} ${y + 4}l6-10 6 10z`} className="fill-genteng-600" />
            <text x={x + 9} y={y + 3} className="fill-genteng-800 text-micro font-normal italic">
              {name}
            </text>
          </g>
        )
      })}
    </g>
  )
}

interface DistrictMapProps {
  districts: readonly District[]
  /** The page on which the entries of the regions stand, where it is not this one. */
  path?: string
}

/** A map of the province with its neighbours; every listed region links to its entry in the list, which is the text alternative. */
export function DistrictMap({ districts, path: page = '' }: DistrictMapProps) {
  const t = useTranslations('about.districts')
  const listed = new Map(districts.map((district) => [district.code_kemendagri, district]))
  return (
    <figure>
      <a
        href={`#${belowMap}`}
        className="sr-only focus:not-sr-only focus:mb-3 focus:inline-block focus:font-semibold focus:text-link focus:underline"
      >
        {t('skipMap')}
      </a>
      <nav aria-label={t('mapLabel')}>
        <svg
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          className="h-auto w-full rounded-leaf-lg bg-mega-50 stroke-white stroke-2 high-contrast:stroke-text"
        >
          <Surroundings />
          {drawing.shapes.map(({ code, path }) => {
            const district = listed.get(code)
            if (!district) return <path key={code} d={path} className={regionStyles.other} />
            return (
              <Link
                key={code}
                href={`${page}#${districtAnchor(code)}`}
                aria-label={`${district.name} ${code.slice(3)}`}
                className="group"
              >
                <title>{district.name}</title>
                <path d={path} className={regionStyles[district.type]} />
              </Link>
            )
          })}
          <Labels codes={listed} />
          <Peaks />
        </svg>
      </nav>
      <figcaption id={belowMap} className="mt-4 space-y-2 text-small text-text-2">
        <ol aria-hidden="true" className="columns-2 gap-4 text-text md:hidden">
          {names.map(({ code, name }) => (
            <li key={code}>{`${code.slice(3)} ${name}`}</li>
          ))}
        </ol>
        <ul className="flex flex-wrap gap-x-6 gap-y-1.5 text-text">
          <Key type="kabupaten" tone="bg-hejo-100" />
          <Key type="kota" tone="bg-hejo-300" />
        </ul>
        <p>{t('mapHint')}</p>
        <p>{t('mapSource')}</p>
      </figcaption>
    </figure>
  )
}

function Key({ type, tone }: { type: 'kabupaten' | 'kota'; tone: string }) {
  const t = useTranslations('about.districts.types')
  return (
    <li className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className={`size-4 rounded-xs border border-line-strong forced-color-adjust-none ${tone}`}
      />
      {t(type)}
    </li>
  )
}
