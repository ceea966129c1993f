'use client'

import {
  ArrowClockwiseIcon,
  ArrowsInSimpleIcon,
  CheckCircleIcon,
  ImageIcon,
  TrashIcon,
  WarningCircleIcon,
} from '@phosphor-icons/react/ssr'
import { useRef, type ReactNode } from 'react'
import { focusAfterRemoval } from './focus-after-removal'

type PhotoTileStatus = 'NONE' | 'UPLOADING' | 'SUCCESS' | 'ERROR' | 'HASDEFAULT'

interface PhotoTileProps {
  status: PhotoTileStatus
  /** Address of the picture, for SUCCESS and HASDEFAULT. */
  previewUrl?: string | undefined
  /** Names the picture for those who cannot see it. */
  alt: string
  fileName: string
  /** 0 to 100. */
  progress: number
  labels: { progress: string; done: string; retry: string; remove: string; shrink?: string }
  /** Sentence of an ERROR; it names no file, the tile shows the name. */
  error?: string | undefined
  onRetry: () => void
  onRemove: () => void
  /** Offers to make the picture smaller on the device. */
  onShrink?: (() => void) | undefined
}

const roundButton =
  'grid size-11 shrink-0 place-items-center rounded-md bg-surface text-heading shadow-0 hover:bg-hejo-50'

/** One photo of a form by its state: uploading, uploaded, or refused with actions. */
export function PhotoTile({ onRetry, onShrink, ...photo }: PhotoTileProps) {
  const tile = useRef<HTMLDivElement>(null)
  /** The error's buttons disappear with it; the tile stays. */
  const leaving = (act: () => void) => () => {
    focusAfterRemoval(() => tile.current)
    act()
  }
  return (
    <div ref={tile}>
      <TileContent {...photo} onRetry={leaving(onRetry)} onShrink={onShrink && leaving(onShrink)} />
    </div>
  )
}

function TileContent({
  status,
  previewUrl,
  alt,
  fileName,
  progress,
  labels,
  error,
  onRetry,
  onRemove,
  onShrink,
}: PhotoTileProps) {
  const remove = (
    <button type="button" aria-label={labels.remove} onClick={onRemove} className={roundButton}>
      <TrashIcon aria-hidden="true" size={20} />
    </button>
  )
  if (status === 'ERROR') {
    return (
      <div className="flex min-h-38 flex-col gap-2 rounded-lg border-2 border-error bg-error-bg p-3">
        <p className="flex items-start gap-2 text-small font-medium text-beureum-700">
          <WarningCircleIcon
            aria-hidden="true"
            size={18}
            weight="fill"
            className="mt-0.5 shrink-0 text-error"
          />
          <span className="min-w-0">
            {error} <span className="block truncate font-normal text-text-2">{fileName}</span>
          </span>
        </p>
        {onShrink && labels.shrink && (
          <TileButton
            onClick={onShrink}
            name={`${labels.shrink}: ${fileName}`}
            icon={<ArrowsInSimpleIcon aria-hidden="true" size={18} weight="bold" />}
          >
            {labels.shrink}
          </TileButton>
        )}
        <div className="mt-auto flex flex-wrap gap-2">
          <TileButton
            onClick={onRetry}
            name={`${labels.retry}: ${fileName}`}
            icon={<ArrowClockwiseIcon aria-hidden="true" size={18} weight="bold" />}
          >
            {labels.retry}
          </TileButton>
          {remove}
        </div>
      </div>
    )
  }
  if (status === 'SUCCESS' || status === 'HASDEFAULT') {
    return (
      <div className="relative h-38 overflow-hidden rounded-lg bg-batu-100">
        {previewUrl && <img src={previewUrl} alt={alt} className="size-full object-cover" />}
        <span className="absolute end-2 top-2">{remove}</span>
        <span className="absolute bottom-2 start-2 inline-flex min-h-7 items-center gap-1.5 rounded-sm bg-hejo-50 px-2.5 text-micro text-hejo-700">
          <CheckCircleIcon aria-hidden="true" size={16} weight="fill" />
          {labels.done}
        </span>
      </div>
    )
  }
  return (
    <div className="flex h-38 flex-col justify-end rounded-lg bg-batu-100 p-2.5 forced-colors:border">
      <div className="rounded-md bg-surface px-3 py-2.5">
        <p className="text-small text-heading">{labels.progress}</p>
        <progress
          aria-label={`${labels.progress} ${fileName}`}
          max={100}
          value={progress}
          className="sr-only"
        />
        <div
          aria-hidden="true"
          className={
            'mt-1.5 h-1.5 overflow-hidden rounded-full bg-line-strong ' +
            'high-contrast:bg-surface high-contrast:ring-1 high-contrast:ring-line forced-colors:border'
          }
        >
          <div
            className="h-full rounded-full bg-brand forced-colors:bg-[Highlight] transition-[width] duration-fast"
            style={{ width: `${progress}%` }}
          />
        </div>
      </div>
    </div>
  )
}

function TileButton({
  onClick,
  name,
  icon,
  children,
}: {
  onClick: () => void
  name: string
  icon: ReactNode
  children: ReactNode
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={name}
      className={
        'inline-flex min-h-11 flex-1 items-center justify-center gap-2 rounded-md bg-surface px-2 ' +
        'text-small font-semibold text-link ring-[1.5px] ring-inset ring-brand hover:bg-hejo-50'
      }
    >
      {icon}
      {children}
    </button>
  )
}

interface PhotoAddProps {
  label: string
  hint: string
  onClick: () => void
  id: string
  describedBy?: string | undefined
  isInvalid?: boolean
}

/** The empty tile that opens the file chooser. */
export function PhotoAdd({
  label,
  hint,
  onClick,
  id,
  describedBy,
  isInvalid = false,
}: PhotoAddProps) {
  return (
    <button
      type="button"
      id={id}
      onClick={onClick}
      aria-describedby={describedBy}
      className={
        'flex min-h-28 w-full flex-col items-center justify-center gap-1.5 rounded-lg border-2 border-dashed p-3 text-center sm:min-h-38 ' +
        `hover:bg-subtle ${isInvalid ? 'border-error bg-error-bg' : 'border-control bg-surface'}`
      }
    >
      <ImageIcon aria-hidden="true" size={28} weight="duotone" className="text-link" />
      <span className="text-label text-link">{label}</span>{' '}
      <span className="text-small text-text-3">{hint}</span>
    </button>
  )
}
