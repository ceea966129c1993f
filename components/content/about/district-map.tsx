import { StaticMarkup } from '@/components/ui/static-markup'
import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { Link } from '@/components/ui/link'
import type { District } from '@/lib/schemas/districts'
import outlines from '@/public/data/regency-outlines.json'
import { shortName } from '@/lib/outlines/short-name'
import { labelPlaces, numberPlaces } from './district-labels'
import { drawDistricts } from './district-shapes'
import { neighbouringLand, peaks, seatOfGovernment, surroundings } from './province-surroundings'

const drawing = drawDistricts(outlines, 1_000, { x: 56, y: 44 })
const names = outlines.map(({ code, name }) => ({ code, name: shortName(name) }))
const nameOf = new Map(names.map(({ code, name }) => [code, name]))

const belowMap = 'bawah-peta'

/** Fragment of a region's entry in the list. */
export const districtAnchor = (code: string) => `wilayah-${code.replace('.', '-')}`

const regionStyles = {
  kabupaten: 'fill-hejo-200 group-hover:fill-pare-200 group-focus-visible:fill-pare-200',
  kota: 'fill-hejo-400 group-hover:fill-pare-200 group-focus-visible:fill-pare-200',
  other: 'fill-batu-100',
}

const labelClass =
  'pointer-events-none fill-hejo-950 text-micro font-semibold [dominant-baseline:central] [text-anchor:middle]'
// Names lie over borders and cities; a seam in the colour of the land keeps their letters apart from both.
const nameClass = 'stroke-hejo-200 stroke-3 [paint-order:stroke]'
// A unit of the drawing is a third of a pixel on a phone and two thirds on a tablet, where the names of the cities have no room.
const numberClass =
  'stroke-hejo-200 stroke-6 text-[2rem] tabular-nums [paint-order:stroke] md:stroke-4 md:text-[1.25rem]'
const labelWidths = {
  kabupaten: { name: 'max-md:hidden md:text-[1.25rem] lg:text-micro', number: 'md:hidden' },
  kota: { name: 'max-lg:hidden', number: 'lg:hidden' },
}

/** Names of neighbours and seas. A word of a neighbour's name has a line of its own where its strip of land is narrow. */
function SurroundingNames() {
  const t = useTranslations('about.districts.around')
  return (
    <g aria-hidden="true" className="pointer-events-none stroke-none">
      {surroundings.map(({ key, at, kind, anchor }) => {
        const { x, y } = drawing.placeOf(at)
        const lines = key === 'centralJava' ? t(key).split(' ') : [t(key)]
        return (
          <text
            key={key}
            y={y}
            textAnchor={anchor}
            className={`text-[2rem] font-normal italic md:text-[1.25rem] lg:text-micro ${kind === 'sea' ? 'fill-mega-700' : 'fill-batu-700'}`}
          >
            {lines.map((line, index) => (
              <tspan key={line} x={x} dy={index === 0 ? 0 : '1.1em'}>
                {line}
              </tspan>
            ))}
          </text>
        )
      })}
    </g>
  )
}

/** Names, or numbers where there is no room for them, above all borders. */
function Labels({ districts }: { districts: ReadonlyMap<string, District> }) {
  return (
    <g aria-hidden="true" className={labelClass}>
      {drawing.shapes.map(({ code, label: { x, y } }) => {
        const district = districts.get(code)
        if (!district) return null
        const widths = labelWidths[district.type]
        const { dx = 0, dy = 0, anchor } = labelPlaces[code] ?? {}
        return (
          <Fragment key={code}>
            <text
              x={x + (numberPlaces[code]?.dx ?? 0)}
              y={y + (numberPlaces[code]?.dy ?? 0)}
              className={`${numberClass} ${widths.number}`}
            >
              {code.slice(3)}
            </text>
            <text
              x={x + dx}
              y={y + dy}
              textAnchor={anchor}
              className={`${nameClass} ${widths.name}`}
            >
              {nameOf.get(code)}
            </text>
          </Fragment>
        )
      })}
    </g>
  )
}

const { x: seatX, y: seatY } = drawing.placeOf(seatOfGovernment.at)

/** The sign of a mountain from its left foot, in the map and in its legend; 30 units wide, 18 high. */
const mountain = 'l9-13 4-5 4 0 4 5 9 13z'

/** The mountains that people know the land by, and the pin of the province's government; a phone's legend names them. */
function Landmarks() {
  return (
    <g aria-hidden="true" className="pointer-events-none stroke-none">
      {peaks.map(({ name, at }) => {
        const { x, y } = drawing.placeOf(at)
        return (
          <g key={name}>
            <path
              d={`M${x - 15} ${y + 7}${mountain}`}
              className="fill-genteng-500 stroke-white max-lg:stroke-3"
            />
            <text
              x={x + 17}
              y={y + 4}
              className="fill-genteng-800 stroke-hejo-200 stroke-3 text-micro font-medium italic [paint-order:stroke] max-lg:hidden"
            >
              {name}
            </text>
          </g>
        )
      })}
      <path
        d={`M${seatX} ${seatY}c-9-13-14-18-14-27a14 14 0 0 1 28 0c0 9-5 14-14 27z`}
        className="fill-canopy stroke-white stroke-2"
      />
      <circle cx={seatX} cy={seatY - 27} r={5.5} className="fill-pare-200" />
      <text
        x={seatX + 18}
        y={seatY - 22}
        className="fill-hejo-950 stroke-hejo-200 stroke-3 text-micro font-bold [paint-order:stroke] max-lg:hidden"
      >
        {seatOfGovernment.name}
      </text>
    </g>
  )
}

/** The signs of the map, which a phone has no room to name in it. */
function Signs() {
  const t = useTranslations('about.districts')
  return (
    <>
      <li className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className="size-4 rounded-t-full rounded-b-xs bg-canopy forced-color-adjust-none"
        />
        {t('seat', { name: seatOfGovernment.name })}
      </li>
      <li className="flex items-start gap-2">
        <svg aria-hidden="true" viewBox="0 0 30 18" width="18" className="mt-1 shrink-0">
          <path d={`M0 18${mountain}`} className="fill-genteng-500" />
        </svg>
        {t('peaks', { names: peaks.map(({ name }) => name).join(', ') })}
      </li>
    </>
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
      <StaticMarkup as="nav" id="peta-wilayah" aria-label={t('mapLabel')}>
        <svg
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          className={
            'h-auto w-full rounded-leaf-lg bg-mega-100 stroke-white stroke-2 ' +
            'max-md:-mx-5 max-md:w-[calc(100%+2.5rem)] max-md:max-w-none max-md:rounded-none high-contrast:stroke-text'
          }
        >
          <path
            aria-hidden="true"
            d={neighbouringLand.map(drawing.outlineOf).join('')}
            className="fill-batu-100"
          />
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
          <SurroundingNames />
          <Labels districts={listed} />
          <Landmarks />
        </svg>
      </StaticMarkup>
      <figcaption id={belowMap} className="mt-4 space-y-2 text-small text-text-2">
        <ol aria-hidden="true" className="columns-2 gap-4 text-text md:columns-3 lg:hidden">
          {names.map(({ code, name }) => (
            <li key={code}>{`${code.slice(3)} ${name}`}</li>
          ))}
        </ol>
        <ul className="flex flex-wrap gap-x-6 gap-y-1.5 text-text">
          <Key type="kabupaten" tone="bg-hejo-200" />
          <Key type="kota" tone="bg-hejo-400" />
          <Signs />
        </ul>
        <p className="lg:hidden">{t('mapHint')}</p>
        <p className="max-lg:hidden">{t('mapHintNamed')}</p>
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
