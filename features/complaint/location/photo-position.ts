import { complaintLocation } from '@/lib/schemas/complaints'
import type { Position } from '../model/form'

async function readPlace(file: File) {
  const { load } = await import('exifreader')
  return load(await file.arrayBuffer(), { async: true, expanded: true, includeTags: { gps: true } })
}

/**
 * Where a photo was taken, as the camera wrote into the file. Read on the device; nothing is sent.
 * @returns null when the file says nothing, cannot be read, or names a place outside of the province
 */
export async function positionOfPhoto(file: File): Promise<Position | null> {
  const tags = await readPlace(file).catch(() => null)
  const latitude = tags?.gps?.Latitude
  const longitude = tags?.gps?.Longitude
  if (latitude === undefined || longitude === undefined) return null
  return complaintLocation.shape.location.safeParse({ latitude, longitude }).success
    ? { lat: latitude, lng: longitude }
    : null
}
