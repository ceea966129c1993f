'use client'

import { GpsFixIcon, ImageIcon } from '@phosphor-icons/react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { focusAfterRemoval } from '@/components/ui/focus-after-removal'
import { InlineMessage } from '@/components/ui/inline-message'
import {
  chooseCity,
  chooseDistrict,
  chooseVillage,
  clearPosition,
  placeAt,
  placeAtVillage,
  type ComplaintForm,
  type LocationForm,
  type Position,
} from '../model/form'
import { fieldId } from '../model/steps'
import { useWizardContext } from '../wizard-context'
import { CoordinateField } from './coordinate-field'
import { PickMap } from './pick-map'
import { useDevicePosition } from './use-device-position'
import { usePhotoPosition } from './use-photo-position'
import { useVillageCentre } from './use-village-centre'
import { useEffect, useState } from 'react'
import { findArea, type FoundArea } from './find-area'

/** The area of a position that a person gave, while the chosen village is another one or none; null when there is nothing to propose. */
function useAreaProposal(place: LocationForm): FoundArea | null {
  const [found, setFound] = useState<{ key: string; area: FoundArea | null } | null>(null)
  const isGiven = place.location_source !== null && place.location_source !== 'village'
  const key = isGiven && place.location ? `${place.location.lat} ${place.location.lng}` : ''

  useEffect(() => {
    if (key === '') return undefined
    const controller = new AbortController()
    const [lat = 0, lng = 0] = key.split(' ').map(Number)
    findArea({ lat, lng }, controller.signal).then(
      (area) => !controller.signal.aborted && setFound({ key, area }),
      // Only a convenience: without it the lists are filled by hand.
      () => !controller.signal.aborted && setFound({ key, area: null }),
    )
    return () => controller.abort()
  }, [key])

  const area = found?.key === key ? found.area : null
  return area && area.village.code_kemendagri !== place.village_id ? area : null
}

/** A place can be given without it: where the street map does not come, the form goes on. */
const NoStreetMap = () => null
const StreetMap = dynamic(() =>
  import('./street-map').then(
    (module) => module.StreetMap,
    () => NoStreetMap,
  ),
)

const id = fieldId('lokasi_aduan.location')
const coordinatesId = `${id}-coordinates`
const degrees = (value: number) => value.toFixed(5)

/** Where the complaint lies, in whichever way suits: device, photo, map, typed coordinates, or the centre of the chosen village. */
export function PositionBox({ place, error }: { place: LocationForm; error: string | undefined }) {
  const t = useTranslations('complaint.location')
  const label = useTranslations('complaint.fields')
  const { setValue, getValues } = useFormContext<ComplaintForm>()
  const { photos, announce, mapsKey } = useWizardContext()
  const change = (changed: (place: LocationForm) => LocationForm) =>
    setValue('lokasi_aduan', changed(getValues('lokasi_aduan')), { shouldDirty: true })
  const device = useDevicePosition((position) => change((now) => placeAt(now, position, 'device')))
  const photo = usePhotoPosition(photos.list, (position) => {
    device.cancel()
    change((now) => placeAt(now, position, 'photo'))
  })
  const askDevice = () => {
    photo.cancel()
    device.ask()
  }
  /** The latest counts: the device may still be searching, or somebody in the photos. */
  const give = (given: Position, from: 'typed' | 'map') => {
    device.cancel()
    photo.cancel()
    change((now) => placeAt(now, given, from))
  }
  const centre = useVillageCentre(place, (code, position) =>
    change((now) => (now.village_id === code ? placeAtVillage(now, position) : now)),
  )
  const proposal = useAreaProposal(place)

  const position = place.location && {
    lat: degrees(place.location.lat),
    lng: degrees(place.location.lng),
  }
  const source = place.location_source
  const text =
    position && source
      ? source === 'village'
        ? t('fromVillage', { village: place.village_name, ...position })
        : t(`from.${source}`, position)
      : centre.isMissing
        ? t('noCentre')
        : t('none')
  const pick = (picked: Position) => give(picked, 'map')
  /** Some buttons go when they are pressed; the first way to a position stays. */
  const leaving = (act: () => void) => () => {
    focusAfterRemoval(() => document.getElementById(id))
    act()
  }
  const accept = () => {
    if (!proposal) return
    const { city, district, village } = proposal
    change((now) => chooseVillage(chooseDistrict(chooseCity(now, city), district), village))
    announce(
      t('proposalTaken', { village: village.name, district: district.name, city: city.name }),
    )
  }

  return (
    <section aria-labelledby={`${id}-title`} className="rounded-lg bg-sunken p-4 sm:p-5">
      <h3 id={`${id}-title`} className="text-label text-heading">
        {label('position')}
      </h3>
      <p id={`${id}-note`} className="mt-1 text-small text-text-2">
        {t('anyWay')}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button
          id={id}
          variant="secondary"
          isLoading={device.status === 'asking'}
          onClick={askDevice}
          aria-describedby={`${id}-words ${id}-note${error ? ` ${id}-error` : ''}`}
        >
          {device.status !== 'asking' && <GpsFixIcon aria-hidden="true" size={20} weight="bold" />}
          {device.status === 'asking' ? t('locating') : t('useMine')}
        </Button>
        {photos.list.length > 0 && (
          <Button variant="secondary" isLoading={photo.status === 'asking'} onClick={photo.ask}>
            {photo.status !== 'asking' && <ImageIcon aria-hidden="true" size={20} weight="bold" />}
            {t('usePhoto')}
          </Button>
        )}
        {source !== null && source !== 'village' && (
          <Button variant="text" onClick={leaving(() => change(clearPosition))}>
            {t('forget')}
          </Button>
        )}
        {centre.isMissing && (
          <Button variant="text" onClick={leaving(centre.reload)}>
            {t('reloadCentre')}
          </Button>
        )}
      </div>
      <p className="mt-2 text-small text-text-3">{t('deviceNote')}</p>
      <div className="mt-4">
        <CoordinateField id={coordinatesId} onRead={(read) => give(read, 'typed')} />
      </div>
      <div aria-live="polite">
        {(device.status === 'denied' ||
          device.status === 'timeout' ||
          device.status === 'outside') && (
          <div className="mt-3">
            <InlineMessage tone="warning">{t(device.status)}</InlineMessage>
          </div>
        )}
        {photo.status === 'none' && (
          <div className="mt-3">
            <InlineMessage tone="warning">{t('noPhotoPosition')}</InlineMessage>
          </div>
        )}
        <p id={`${id}-words`} className="mt-3 text-small font-medium tabular-nums text-text">
          {text}
        </p>
        {proposal && (
          <div className="mt-3">
            <InlineMessage
              tone="info"
              actions={
                <Button variant="secondary" onClick={leaving(accept)}>
                  {t('takeProposal')}
                </Button>
              }
            >
              {t('proposal', {
                village: proposal.village.name,
                district: proposal.district.name,
                city: proposal.city.name,
              })}
            </InlineMessage>
          </div>
        )}
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
      <PickMap place={place} onPick={pick} fallbackId={coordinatesId} />
      {mapsKey !== undefined && (
        <StreetMap mapsKey={mapsKey} position={place.location} onPick={pick} />
      )}
    </section>
  )
}
