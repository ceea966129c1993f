'use client'

import { qrSquares } from '@/lib/complaints/qr-squares'

/** A text as QR code in dark on white whatever the colours of the page, because cameras need that contrast. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { size, runs } = qrSquares(text)
  const path = runs.map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`).join('')
  return (
    <div className="shrink-0">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-40 rounded-md forced-color-adjust-none"
      >
        <rect width={size} height={size} className="fill-white" />
        <path d={path} className="fill-batu-900" />
      </svg>
      <span className="sr-only">{label}</span>
    </div>
  )
}
