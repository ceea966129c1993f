import { rm } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { startPortal } from '../support/portal-server'
import { seededFolder } from './support/seeded-folder'
import {
  choosePlace,
  fillUntilPlace,
  goToCheck,
  languages,
  press,
  readReceipt,
} from './support/complaint-journey'

const placeTaken = {
  IFD3: {
    GPSLatitudeRef: 'S',
    GPSLatitude: '6/1 54/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '107/1 36/1 0/1',
  },
  IFD0: { Make: 'KAMERA-RAHASIA' },
}

/** A photo as a phone takes it: with the place and the camera written into it. */
async function phonePhoto(name: string, colour: string) {
  const buffer = await sharp({
    create: { width: 640, height: 480, channels: 3, background: colour },
  })
    .withExif(placeTaken)
    .jpeg()
    .toBuffer()
  expect(buffer.includes('KAMERA-RAHASIA')).toBe(true)
  return { name, mimeType: 'image/jpeg', buffer }
}

const [{ messages, status }] = languages

test('a complaint with two photos outlives kill -9 and its photos carry no metadata', async ({
  page,
}) => {
  const dataDir = await seededFolder('survival')
  const settings = { DATA_DIR: dataDir, MIN_FREE_BYTES: '0' }
  const before = await startPortal(settings)
  let after: Awaited<ReturnType<typeof startPortal>> | undefined
  try {
    await page.goto(`${before.origin}/aduan-warga/buat-aduan`)
    await fillUntilPlace(page, messages, 'private', [
      await phonePhoto('lubang-1.jpg', '#556655'),
      await phonePhoto('lubang-2.jpg', '#665544'),
    ])
    await choosePlace(page, messages)
    await goToCheck(page, messages)
    await press(page, messages.wizard.submit)
    await press(page, messages.dialog.submitConfirm)
    const { number, secret } = await readReceipt(page, messages)
    await before.kill()

    after = await startPortal(settings)
    await page.goto(`${after.origin}/aduan-warga/cek-status?nomor=${number}`)
    await page.getByRole('button', { name: status.privateToggle }).click()
    await page.getByLabel(status.secretLabel, { exact: true }).fill(secret)
    await press(page, status.submit)
    await expect(
      page.getByRole('heading', { name: 'Jalan berlubang di depan sekolah' }),
    ).toBeFocused()
    await expect(page.locator('main img[src^="blob:"]')).toHaveCount(2)

    const held = { headers: { 'x-complaint-secret': secret, 'sec-fetch-site': 'same-origin' } }
    const response = await after.ask(`/v1/public/complaints/${number}`, held)
    expect(response.status).toBe(200)
    const { data } = (await response.json()) as {
      data: { title: string; photos: { url: string }[] }
    }
    expect(data.title).toBe('Jalan berlubang di depan sekolah')
    expect(data.photos).toHaveLength(2)
    for (const { url } of data.photos) {
      expect((await after.ask(url)).status).toBe(404)
      const photo = await after.ask(url, held)
      expect(photo.status).toBe(200)
      const bytes = Buffer.from(await photo.arrayBuffer())
      const facts = await sharp(bytes).metadata()
      expect([facts.width, facts.height, facts.exif, facts.xmp, facts.icc]).toEqual([
        640,
        480,
        undefined,
        undefined,
        undefined,
      ])
      expect(bytes.includes('KAMERA-RAHASIA')).toBe(false)
    }
  } finally {
    await before.kill()
    await after?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
