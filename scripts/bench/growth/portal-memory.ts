import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { insist } from '../citizens'
import { apiKey } from '../processes'
import { forgetMost, residentOf } from '../resident'
import { createTally } from '../tally'
import type { Figure } from './figures'

const goals = { rest: 450, photos: 700 }
const photos = 50
/** As a telephone takes them: 12 million pixels. */
const size = { width: 4_000, height: 3_000 }
const uploadMaxBytes = 1_048_576
const restMs = 10_000
const afterMs = 30_000
const timeoutMs = 120_000

/** A picture of 12 million pixels as the form makes it fit: at most a mebibyte. */
async function largePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const grain = await sharp({
    create: { width: 400, height: 300, channels: 3, noise, background: '#808080' },
  })
    .png()
    .toBuffer()
  const bytes = await sharp(grain).resize(size.width, size.height).jpeg({ quality: 40 }).toBuffer()
  if (bytes.byteLength > uploadMaxBytes) throw new Error('the photo is larger than the form sends')
  return bytes
}

/** A telephone of its own for each photo; what is turned away comes again. @returns lines about what was answered */
async function uploadAtOnce(origin: string, bytes: Buffer): Promise<string[]> {
  const tally = createTally()
  const send = async (nth: number) => {
    const key = randomUUID()
    const taken = await insist(tally, 'photo', () => {
      const body = new FormData()
      body.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'foto.jpg')
      return fetch(`${origin}/v1/public/media/upload?domain=aduan-warga&alias_url=1`, {
        method: 'POST',
        headers: { 'api-key': apiKey, 'x-form-token': key, 'x-forwarded-for': `10.0.0.${nth + 1}` },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      })
    })
    if (taken === null) throw new Error('a photo was not taken in two minutes')
  }
  tally.begin(`${photos} photos of ${(bytes.byteLength / 1_024).toFixed(0)} KiB at once`)
  await Promise.all(Array.from({ length: photos }, (_, nth) => send(nth)))
  return tally.lines()
}

/**
 * Memory of a portal that has answered for a while: at rest, while 50 photos come at once, and half a minute later. It must trust the
 * loopback as a proxy.
 */
export async function memoryFigures(
  origin: string,
  pid: number,
  note: (line: string) => void,
): Promise<Figure[]> {
  const bytes = await largePhoto()
  await pause(restMs)
  const rest = residentOf(pid).now
  forgetMost(pid)
  for (const line of await uploadAtOnce(origin, bytes)) note(line)
  const { most } = residentOf(pid)
  await pause(afterMs)
  const figure = (name: string, value: number, goal: number): Figure => ({
    name,
    value,
    unit: 'MiB',
    goal,
  })
  return [
    figure('resident, at rest', rest, goals.rest),
    figure('resident, most under 50 photos', most, goals.photos),
    figure('resident, half a minute later', residentOf(pid).now, goals.rest),
  ]
}
