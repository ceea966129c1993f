'use client'

import { Autocomplete, GoogleMap, Marker, useJsApiLoader } from '@react-google-maps/api'
import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { controlClass, Field } from '@/components/ui/field'
import { InlineMessage } from '@/components/ui/inline-message'
import { OrbLoader } from '@/components/ui/orb-loader'
import type { Position } from '../model/form'

interface StreetMapProps {
  mapsKey: string
  position: Position | null
  onPick: (position: Position) => void
}

const libraries: ['places'] = ['places']
/** Middle and corners of West Java, where the map opens and places are looked for first. */
const middle = { lat: -6.9025, lng: 107.6187 }
const corners = { north: -5.8, south: -7.85, west: 106.35, east: 108.9 }
const streetZoom = 17
const provinceZoom = 9

const positionOf = (place: google.maps.LatLng | null | undefined): Position | null =>
  place ? { lat: place.lat(), lng: place.lng() } : null

/** The map of Google with its search of places; nothing of it is loaded before the person asks for it. */
export function StreetMap(props: StreetMapProps) {
  const t = useTranslations('complaint.location')
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <OpenStreetMap {...props} />
  return (
    <div className="mt-4">
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {t('openStreetMap')}
      </Button>
      <p className="mt-2 text-small text-text-3">{t('streetMapNote')}</p>
    </div>
  )
}

function OpenStreetMap({ mapsKey, position, onPick }: StreetMapProps) {
  const t = useTranslations('complaint.location')
  const searchId = useId()
  const places = useRef<google.maps.places.Autocomplete | null>(null)
  // Region and language as the specification has them, whichever language the page is in.
  const { isLoaded, loadError } = useJsApiLoader({
    id: 'complaint-map',
    googleMapsApiKey: mapsKey,
    region: 'ID',
    language: 'id',
    libraries,
  })
  const pick = (place: google.maps.LatLng | null | undefined) => {
    const picked = positionOf(place)
    if (picked) onPick(picked)
  }

  if (loadError) return <InlineMessage tone="warning">{t('streetMapFailed')}</InlineMessage>
  if (!isLoaded)
    return (
      <p className="mt-4 flex items-center gap-3 text-small text-text-2">
        <OrbLoader />
        {t('streetMapLoading')}
      </p>
    )
  return (
    <div className="mt-4 space-y-3">
      <Field id={searchId} label={t('searchPlace')}>
        {(attributes) => (
          <Autocomplete
            onLoad={(loaded) => {
              places.current = loaded
            }}
            onPlaceChanged={() => pick(places.current?.getPlace().geometry?.location)}
            options={{
              bounds: corners,
              componentRestrictions: { country: 'id' },
              fields: ['geometry.location'],
            }}
          >
            <input type="text" {...attributes} className={controlClass} />
          </Autocomplete>
        )}
      </Field>
      <GoogleMap
        mapContainerClassName="h-80 w-full rounded-md"
        center={position ?? middle}
        zoom={position ? streetZoom : provinceZoom}
        options={{
          streetViewControl: false,
          mapTypeControl: false,
          fullscreenControl: false,
          gestureHandling: 'cooperative',
        }}
        onClick={({ latLng }) => pick(latLng)}
      >
        {position && (
          <Marker position={position} draggable onDragEnd={({ latLng }) => pick(latLng)} />
        )}
      </GoogleMap>
    </div>
  )
}
