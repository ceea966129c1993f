import { StartError } from '@/lib/server/db/start-error'

/** A bucket of an S3-compatible store, with its credentials. */
export interface BucketAddress {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** Where an address came from: a setting, or a flag of a command. */
export type AddressSource = 'MEDIA_URL' | 'BACKUP_URL' | '--from' | '--to'

const form =
  'must read s3://KEY:SECRET@host:port/bucket, with ?region=… and ?ssl=false where needed; signs such as / in the secret are written %2F.'

// Valid bucket names; they are used in addresses unescaped.
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/**
 * Reads `s3://KEY:SECRET@host:port/bucket?region=…&ssl=…`. The region is `us-east-1` unless given, which stores without regions expect; TLS
 * is used except with `ssl=false`.
 * @param source for the message
 * @throws StartError with one line that repeats no part of the address, because it holds a password
 */
export function parseBucketAddress(
  address: string,
  source: AddressSource = 'MEDIA_URL',
): BucketAddress {
  const wrong = new StartError(`${source} ${form}`)
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol !== 's3:' || url.hostname === '') throw wrong
  const bucket = url.pathname.replace(/^\/|\/$/g, '')
  const [ssl, region] = [
    url.searchParams.get('ssl') ?? 'true',
    url.searchParams.get('region') ?? 'us-east-1',
  ]
  const isKnown = [...url.searchParams.keys()].every((name) => name === 'ssl' || name === 'region')
  if (
    !isKnown ||
    !bucketName.test(bucket) ||
    !/^(?:true|false)$/.test(ssl) ||
    !/^[a-z0-9-]+$/.test(region)
  )
    throw wrong
  if (url.username === '' || url.password === '') throw wrong
  try {
    const [accessKeyId, secretAccessKey] = [
      decodeURIComponent(url.username),
      decodeURIComponent(url.password),
    ]
    return {
      endpoint: `${ssl === 'true' ? 'https' : 'http'}://${url.host}`,
      region,
      bucket,
      accessKeyId,
      secretAccessKey,
    }
  } catch {
    throw wrong
  }
}
