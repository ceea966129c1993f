'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { focusAfterRemoval } from '@/components/ui/focus-after-removal'
import { RetryMessage } from '@/components/ui/retry-message'
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

/** Photos side by side; those that need the secret are fetched with it and shown from memory, and fetched again by a button if that failed. */
export function PhotoGrid({ photos, secret, alt }: PhotoGridProps) {
  const t = useTranslations('complaint-following.photosFailed')
  const list = useRef<HTMLUListElement>(null)
  const [failed, setFailed] = useState<readonly string[]>([])
  /** How often each photo was asked for again, by address. */
  const [repeats, setRepeats] = useState<Readonly<Record<string, number>>>({})
  const fetchAgain = () => {
    // The button leaves until another one has failed.
    focusAfterRemoval(() => list.current)
    setRepeats((all) => ({
      ...all,
      ...Object.fromEntries(failed.map((url) => [url, (all[url] ?? 0) + 1])),
    }))
    setFailed([])
  }
  return (
    <>
      <ul ref={list} className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-3">
        {photos.map(({ url }, index) => (
          <li key={url} className="aspect-[4/3] overflow-hidden rounded-lg bg-batu-100">
            {secret === '' ? (
              <Picture src={url} alt={alt(index + 1)} />
            ) : (
              <PrivatePicture
                key={repeats[url]}
                url={url}
                secret={secret}
                alt={alt(index + 1)}
                onEnd={(isShown) =>
                  setFailed((all) => [
                    ...all.filter((each) => each !== url),
                    ...(isShown ? [] : [url]),
                  ])
                }
              />
            )}
          </li>
        ))}
      </ul>
      <div role="alert" className="mt-3 empty:hidden print:hidden">
        {failed.length > 0 && (
          <RetryMessage label={t('again')} onRetry={fetchAgain}>
            {t('text', { count: failed.length })}
          </RetryMessage>
        )}
      </div>
    </>
  )
}

const Picture = ({ src, alt }: { src: string; alt: string }) => (
  <img src={src} alt={alt} loading="lazy" className="size-full object-cover" />
)

interface PrivatePictureProps {
  url: string
  secret: string
  alt: string
  onEnd: (isShown: boolean) => void
}

function PrivatePicture({ url, secret, alt, onEnd }: PrivatePictureProps) {
  const [shown, setShown] = useState('')
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const controller = new AbortController()
    let made = ''
    const load = async () => {
      try {
        const blob = await getPrivateFile(url, secret, controller.signal)
        if (controller.signal.aborted) return
        made = URL.createObjectURL(blob)
        setShown(made)
        end(true)
      } catch {
        if (!controller.signal.aborted) end(false)
      }
    }
    void load()
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
