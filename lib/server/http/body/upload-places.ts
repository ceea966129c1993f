/** More photos are arriving or being cleaned than memory is reserved for, or too many of them from one address. */
export class TooManyUploads extends Error {
  override name = 'TooManyUploads'
}

export interface UploadLimits {
  /** Photos cleaned or waiting for it, each whole in memory. */
  uploadsMax: number
  /** Photos still arriving, each partly in memory. */
  arrivingMax: number
  /** Arriving photos per address (`addressKey`). Not a few, because many people share one behind a carrier; slow uploads time out soon. */
  arrivingPerAddress: number
}

/**
 * Concurrency of uploads. Uploads still arriving take none of the places for cleaning: otherwise a few connections that send a byte
 * now and then would block everybody's photos.
 */
export function uploadPlaces({ uploadsMax, arrivingMax, arrivingPerAddress }: UploadLimits) {
  const arriving = new Map<string, number>()
  let arrivingCount = 0
  let whole = 0

  return {
    /** Holds a place while a body arrives. @throws TooManyUploads */
    async receive<T>(address: string, work: () => Promise<T>): Promise<T> {
      const ofAddress = arriving.get(address) ?? 0
      if (arrivingCount >= arrivingMax || ofAddress >= arrivingPerAddress)
        throw new TooManyUploads()
      arrivingCount += 1
      arriving.set(address, ofAddress + 1)
      try {
        return await work()
      } finally {
        arrivingCount -= 1
        const left = (arriving.get(address) ?? 1) - 1
        if (left === 0) arriving.delete(address)
        else arriving.set(address, left)
      }
    },

    /** Holds a place while a received photo is cleaned and stored. @throws TooManyUploads */
    async clean<T>(work: () => Promise<T>): Promise<T> {
      if (whole >= uploadsMax) throw new TooManyUploads()
      whole += 1
      try {
        return await work()
      } finally {
        whole -= 1
      }
    },
  }
}
