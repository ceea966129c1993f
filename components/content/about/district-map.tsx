import { useTranslations } from 'next-intl'
import type { District } from '@/lib/schemas/districts'
import outlines from '@/public/data/regency-outlines.json'
import { drawDistricts } from './district-shapes'

const drawing = drawDistricts(outlines, 900)

/** Fragment of a region's entry in the list. */
export const districtAnchor = (code: string) => `wilayah-${code.replace('.', '-')}`

const regionStyles = {
  kabupaten: 'fill-hejo-100 group-hover:fill-pare-200 group-focus-visible:fill-pare-200',
  kota: 'fill-hejo-300 group-hover:fill-pare-200 group-focus-visible:fill-pare-200',
  other: 'fill-batu-100',
}

/** The province drawn; every region that is in the list leads to its entry there. The list itself is the map in words. */
export function DistrictMap({ districts }: { districts: readonly District[] }) {
  const t = useTranslations('about.districts')
  const listed = new Map(districts.map((district) => [district.code_kemendagri, district]))
  return (
    <figure>
      <nav aria-label={t('mapLabel')}>
        <svg
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          className="h-auto w-full stroke-white stroke-2 high-contrast:stroke-text"
        >
          {drawing.shapes.map(({ code, path, label }) => {
            const district = listed.get(code)
            if (!district) return <path key={code} d={path} className={regionStyles.other} />
            return (
              <a
                key={code}
                href={`#${districtAnchor(code)}`}
                aria-label={`${district.name} ${code.slice(3)}`}
                className="group"
              >
                <title>{district.name}</title>
                <path d={path} className={regionStyles[district.type]} />
                <text
                  x={label.x}
                  y={label.y}
                  textAnchor="middle"
                  dominantBaseline="central"
                  aria-hidden="true"
                  className="hidden fill-hejo-900 stroke-none text-micro tabular-nums md:block"
                >
                  {code.slice(3)}
                </text>
              </a>
            )
          })}
        </svg>
      </nav>
      <figcaption className="mt-4 space-y-2 text-small text-text-2">
        <ul className="flex flex-wrap gap-x-6 gap-y-1.5 text-text">
          <Key type="kabupaten" tone="bg-hejo-100" />
          <Key type="kota" tone="bg-hejo-300" />
        </ul>
        <p className="hidden md:block">{t('mapHint')}</p>
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
