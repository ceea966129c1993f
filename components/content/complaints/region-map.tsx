import { useTranslations } from 'next-intl'
import { drawDistricts } from '@/components/content/about/district-shapes'
import { Link } from '@/components/ui/link'
import { useFormatter } from '@/lib/i18n/formatter'
import type { Choice } from '@/lib/schemas/complaints'
import outlines from '@/public/data/regency-outlines.json'
import { CountBars } from './count-bars'
import { type RegionShade, shadeOf, shadesOf } from './region-shades'

const drawing = drawDistricts(outlines, 900)

/** Each at least half as light again as the next, so that they differ without colour too. */
const shadeStyles = [
  { path: 'fill-hejo-300', label: 'fill-hejo-950', tone: 'bg-hejo-300' },
  { path: 'fill-hejo-500', label: 'fill-white', tone: 'bg-hejo-500' },
  { path: 'fill-hejo-800', label: 'fill-white', tone: 'bg-hejo-800' },
] as const
const smallGroupStyle = { path: 'fill-batu-100', label: '', tone: 'bg-batu-100' }
/** Of all numbers on the map, said once. */
const labelClass =
  'text-small font-bold tabular-nums [text-anchor:middle] [&_text]:hidden [&_text]:stroke-none [&_text]:[dominant-baseline:central] md:[&_text]:block'
const styleOf = (count: number, shades: readonly RegionShade[]) =>
  shadeStyles[shadeOf(count, shades)] ?? smallGroupStyle

interface RegionMapProps {
  /** Regions that have a count of their own, the largest first. */
  counted: readonly { id: string; count: number }[]
  /** All regencies and cities by their code. */
  cities: readonly Choice[]
  /** The list of one region's complaints. */
  hrefOf: (city: string) => string
}

/**
 * Complaints by region: the province in shades with the number on each region, and the same as a list with links to the complaints. The
 * list is the keyboard and screen reader alternative, so the drawing is hidden from both.
 */
export function RegionMap({ counted, cities, hrefOf }: RegionMapProps) {
  const t = useTranslations('complaint-monitoring')
  const format = useFormatter()
  const names = new Map(cities.map(({ id, name }) => [id, name]))
  // The row of joined regions is no region.
  const known = counted.filter(({ id }) => names.has(id))
  const counts = new Map(known.map(({ id, count }) => [id, count]))
  const shades = shadesOf([...counts.values()])
  const small = cities.filter(({ id }) => !counts.has(id))
  return (
    <div className="@container">
      <div className="grid items-start gap-8 @min-[56rem]:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] @min-[56rem]:gap-10">
        <figure>
          <svg
            aria-hidden="true"
            focusable="false"
            viewBox={`0 0 ${drawing.width} ${drawing.height}`}
            className={`h-auto w-full stroke-white stroke-2 [print-color-adjust:exact] high-contrast:stroke-text ${labelClass}`}
          >
            {drawing.shapes.map(({ code, path, label }) => {
              const count = counts.get(code) ?? 0
              const shadeStyle = styleOf(count, shades)
              return (
                <g key={code}>
                  <title>{`${names.get(code) ?? code}: ${count === 0 ? t('mapKeySmall') : t('regionCount', { count })}`}</title>
                  <path d={path} className={shadeStyle.path} />
                  {count > 0 && (
                    <text x={label.x} y={label.y} className={shadeStyle.label}>
                      {format.number(count)}
                    </text>
                  )}
                </g>
              )
            })}
          </svg>
          <figcaption className="mt-4 text-small text-text-2">
            <ul aria-label={t('mapKey')} className="flex flex-wrap gap-x-6 gap-y-1.5 text-text">
              <Key tone={smallGroupStyle.tone} text={t('mapKeySmall')} />
              {known.length > 0 &&
                shades.map(({ from, until }, at) => (
                  <Key
                    key={from}
                    tone={shadeStyles[at]?.tone ?? smallGroupStyle.tone}
                    text={
                      until === null ? t('mapKeyFrom', { from }) : t('mapKeyRange', { from, until })
                    }
                  />
                ))}
            </ul>
            <p className="mt-2">{t('mapSource')}</p>
          </figcaption>
        </figure>
        <div>
          <CountBars
            label={t('byCity')}
            groups={known.map(({ id, count }) => ({
              id,
              count,
              name: names.get(id) ?? id,
              href: hrefOf(id),
            }))}
          />
          {small.length > 0 && (
            <>
              <p
                id="wilayah-kecil"
                className={`text-small text-text-2 ${known.length > 0 ? 'mt-5' : ''}`}
              >
                {t('regionSmall')}
              </p>
              <ul aria-labelledby="wilayah-kecil" className="region-links">
                {small.map(({ id, name }) => (
                  <li key={id}>
                    <Link href={hrefOf(id)}>{name}</Link>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </div>
  )
}

function Key({ tone, text }: { tone: string; text: string }) {
  return (
    <li className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className={`size-4 rounded-xs border border-line-strong [print-color-adjust:exact] forced-color-adjust-none ${tone}`}
      />
      {text}
    </li>
  )
}
