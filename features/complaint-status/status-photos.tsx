'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { getPrivateFile } from './queries'

interface PhotoGridProps {
  photos: readonly { url: string }[]
  /** Sent with each request when given; never part of an address. */
  secret: string
  /** Names a photo for those who cannot see it. @param number from 1 */
  alt: (number: number) => string
}

/** The photos of a complaint as it was sent. */
export function StatusPhotos({ photos, secret }: Omit<PhotoGridProps, 'alt'>) {
  const t = useTranslations('complaint-status-page')
  return (
    <section aria-labelledby="complaint-photos" className="mt-7">
      <h3 id="complaint-photos" className="text-h4 text-heading">
        {t('photosTitle')}
      </h3>
      <PhotoGrid photos={photos} secret={secret} alt={(number) => t('photoAlt', { number })} />
    </section>
  )
}

/** Photos side by side; those that need the secret are fetched with it and shown from memory. */
export function PhotoGrid({ photos, secret, alt }: PhotoGridProps) {
  return (
    <ul className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-3">
      {photos.map(({ url }, index) => (
        <li key={url} className="aspect-[4/3] overflow-hidden rounded-lg bg-batu-100">
          {secret === '' ? (
            <Picture src={url} alt={alt(index + 1)} />
          ) : (
            <PrivatePicture url={url} secret={secret} alt={alt(index + 1)} />
          )}
        </li>
      ))}
    </ul>
  )
}

const Picture = ({ src, alt }: { src: string; alt: string }) => (
  <img src={src} alt={alt} loading="lazy" className="size-full object-cover" />
)

function PrivatePicture({ url, secret, alt }: { url: string; secret: string; alt: string }) {
  const [shown, setShown] = useState('')
  useEffect(() => {
    const controller = new AbortController()
    let made = ''
    getPrivateFile(url, secret, controller.signal).then(
      (blob) => {
        if (controller.signal.aborted) return false
        made = URL.createObjectURL(blob)
        setShown(made)
        return true
      },
      () => false,
    )
    return () => {
      controller.abort()
      URL.revokeObjectURL(made)
    }
  }, [url, secret])
  return shown === '' ? (
    <span className="grid size-full place-items-center p-3 text-center text-small text-text-2">
      {alt}
    </span>
  ) : (
    <Picture src={shown} alt={alt} />
  )
}
