'use client'

import { GpsFixIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { InlineMessage } from '@/components/ui/inline-message'
import { forgetDevice, placeAtDevice, placeAtVillage, type ComplaintForm, type LocationForm } from '../model/form'
import { fieldId } from '../model/steps'
import { useDevicePosition } from '../use-device-position'
import { useVillageCentre } from '../use-village-centre'
import { OutlineMap } from './outline-map'

const id = fieldId('lokasi_aduan.location')
const degrees = (value: number) => value.toFixed(5)

/** Where the complaint lies: the device's position if the person asks for it, else the centre of the village. */
export function PositionBox({ place, error }: { place: LocationForm; error: string | undefined }) {
  const t = useTranslations('complaint.location')
  const label = useTranslations('complaint.fields')
  const { setValue, getValues } = useFormContext<ComplaintForm>()
  const change = (changed: (place: LocationForm) => LocationForm) => setValue('lokasi_aduan', changed(getValues('lokasi_aduan')))
  const device = useDevicePosition((position) => change((now) => placeAtDevice(now, position)))
  const centre = useVillageCentre(place, (code, position) => change((now) => (now.village_id === code ? placeAtVillage(now, position) : now)))

  const position = place.location && { lat: degrees(place.location.lat), lng: degrees(place.location.lng) }
  const words = position
    ? place.location_source === 'device'
      ? t('fromDevice', position)
      : t('fromVillage', { village: place.village_name, ...position })
    : centre.isMissing
      ? t('noCentre')
      : t('none')

  return (
    <section aria-labelledby={`${id}-title`} className="rounded-lg bg-sunken p-4 sm:p-5">
      <h3 id={`${id}-title`} className="text-label text-heading">
        {label('position')}
      </h3>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button
          id={id}
          variant="secondary"
          isLoading={device.status === 'asking'}
          onClick={device.ask}
          aria-describedby={`${id}-words ${id}-note${error ? ` ${id}-error` : ''}`}
        >
          {device.status !== 'asking' && <GpsFixIcon aria-hidden="true" size={20} weight="bold" />}
          {device.status === 'asking' ? t('locating') : t('useMine')}
        </Button>
        {place.location_source === 'device' && (
          <Button variant="text" onClick={() => change(forgetDevice)}>
            {t('forget')}
          </Button>
        )}
        {centre.isMissing && (
          <Button variant="text" onClick={centre.reload}>
            {t('reloadCentre')}
          </Button>
        )}
      </div>
      <p id={`${id}-note`} className="mt-2 text-small text-text-3">
        {t('deviceNote')}
      </p>
      <div aria-live="polite">
        {(device.status === 'denied' || device.status === 'timeout' || device.status === 'outside') && (
          <div className="mt-3">
            <InlineMessage tone="warning">{t(device.status)}</InlineMessage>
          </div>
        )}
        <p id={`${id}-words`} className="mt-3 text-small font-medium tabular-nums text-text">
          {words}
        </p>
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
      {place.city_id !== '' && <OutlineMap cityCode={place.city_id} cityName={place.city_name} position={place.location} />}
    </section>
  )
}
