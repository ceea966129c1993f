import { distanceM, type Place } from '@/lib/distance'

/**
 * How far from the middle of its village a place may lie, kilometres. No point of the province is farther than 6.8 km from the nearest middle
 * (Kabupaten Cianjur); twice that and some leaves room for large villages and for people who name the neighbouring one.
 */
export const villageReachKm = 15

export const isNearVillage = (place: Place, centre: Place) =>
  distanceM(place, centre) <= villageReachKm * 1000
