import { useTranslations } from 'next-intl'
import { useFormatter } from '@/lib/i18n/formatter'
import type { AreaMap } from '@/lib/outlines/area-map'

interface AreaMapDrawingProps {
  map: AreaMap
  /** Where the pin's tip stands. */
  pin: { x: number; y: number } | null
  className?: string
}

/** In units of the drawing: names have to find room in it, whatever size the page's text has. */
const letterSize = 11
const word = 'stroke-none [dominant-baseline:central]'

/** A map of areas with their neighbours, names, scale and north. A drawing only: words beside it say the same. */
export function AreaMapDrawing({ map, pin, className = '' }: AreaMapDrawingProps) {
  const [t, format] = [useTranslations('common'), useFormatter()]
  const { width, height, areas, places, scale } = map
  const foot = height - 12
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      fontSize={letterSize}
      className={className}
    >
      {areas.map(({ code, path, isChosen }) => (
        <path
          key={code}
          d={path}
          className={`stroke-hejo-600 ${isChosen ? 'fill-hejo-100' : 'fill-batu-100'}`}
          strokeWidth={isChosen ? 1.5 : 0.75}
          strokeLinejoin="round"
          fillRule="evenodd"
        />
      ))}
      {areas.map(
        ({ code, label, isChosen }) =>
          label && (
            <text
              key={code}
              x={label.x}
              y={label.y}
              textAnchor="middle"
              className={`${word} ${isChosen ? 'fill-hejo-800 font-bold' : 'fill-batu-700'}`}
            >
              {label.name}
            </text>
          ),
      )}
      {places.map(({ name, x, y }) => (
        <g key={`${x} ${y}`} className={`${word} fill-hejo-950`}>
          <circle cx={x} cy={y} r="2.5" />
          <text x={x + 6} y={y}>
            {name}
          </text>
        </g>
      ))}
      <path
        d={`M12 ${foot - 5}v5h${scale.length}v-5`}
        className="fill-none stroke-heading"
        strokeWidth="1.5"
      />
      <text x={scale.length + 18} y={foot - 2} className={`${word} fill-heading font-semibold`}>
        {format.number(scale.kilometres, { style: 'unit', unit: 'kilometer' })}
      </text>
      <path
        d={`M${width - 22} 34l8-22 8 22-8-6z`}
        className="fill-heading stroke-none"
        strokeLinejoin="round"
      />
      <text
        x={width - 14}
        y="44"
        textAnchor="middle"
        className={`${word} fill-heading font-semibold`}
      >
        {t('north')}
      </text>
      {pin && (
        <g transform={`translate(${pin.x} ${pin.y})`}>
          <path
            d="M0 0C-4-9-12-15-12-25A12 12 0 0 1 12-25C12-15 4-9 0 0Z"
            className="fill-beureum-600 stroke-white"
            strokeWidth="1.5"
          />
          <circle cx="0" cy="-25" r="4.5" className="fill-white" />
        </g>
      )}
    </svg>
  )
}
