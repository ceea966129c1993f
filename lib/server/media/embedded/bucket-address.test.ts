import { expect, test } from 'vitest'
import { StartError } from '@/lib/server/db/start-error'
import { parseBucketAddress } from './bucket-address'

test('reads address, bucket, key and secret, with TLS unless switched off', () => {
  expect(
    parseBucketAddress('s3://kunci:ra%2Fhasia@penyimpanan:9000/foto-aduan?region=ap-southeast-3'),
  ).toEqual({
    endpoint: 'https://penyimpanan:9000',
    region: 'ap-southeast-3',
    bucket: 'foto-aduan',
    accessKeyId: 'kunci',
    secretAccessKey: 'ra/hasia',
  })
  expect(parseBucketAddress('s3://a:b@127.0.0.1:9000/foto?ssl=false')).toMatchObject({
    endpoint: 'http://127.0.0.1:9000',
    region: 'us-east-1',
  })
})

test.each([
  's3://penyimpanan:9000/foto',
  's3://a@penyimpanan/foto',
  's3://a:b@penyimpanan',
  's3://a:b@penyimpanan/foto/dalam',
  's3://a:b@penyimpanan/Foto',
  's3://a:b@penyimpanan/foto?ssl=yes',
  's3://a:b@penyimpanan/foto?tls=true',
  's3://a:%E0%A4%A@penyimpanan/foto',
  's3://a:b/c@penyimpanan/foto',
])('refuses %s in one line that repeats no secret', (url) => {
  expect(() => parseBucketAddress(url)).toThrow(StartError)
  expect(() => parseBucketAddress(url)).toThrow(
    /^MEDIA_URL must read s3:\/\/KEY:SECRET@host:port\/bucket[^\n]*$/,
  )
})
