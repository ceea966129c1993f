import { expect, test } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { languages } from './support/complaint-journey'
import { smallPhoto } from './support/small-photo'
import { openWebKit, type WebKitWindow } from './support/webkit'

const [{ messages, review }] = languages

let webkit: WebKitWindow
test.beforeAll(async () => {
  webkit = await openWebKit({ width: 460, height: 900 })
})
test.afterAll(() => webkit.stop())

/** The text of the box on top, without what its own scrolling or a fold hides. */
const boxText = `() => [...document.querySelectorAll('dialog[open]')].at(-1)?.innerText.replace(/\\s+/g, ' ') ?? ''`

test('a complaint is filed in Safari, and its number can be read', async ({ baseURL }, info) => {
  const photo = info.outputPath(smallPhoto.name)
  writeFileSync(photo, smallPhoto.buffer)
  const { wizard, dialog } = messages
  const toNext = (name: string) => webkit.press('form button', name)

  await webkit.open(`${baseURL}/aduan-warga/new/buat-aduan`)
  await webkit.type('[name="data_wargi.name"]', 'Siti Rahayu')
  await webkit.type('[name="data_wargi.phone"]', '081234567890')
  await webkit.type('[name="data_wargi.email"]', 'siti.rahayu@gmail.com')
  await toNext(wizard.next.toInformation)
  await webkit.press('label:has([type=radio][value=public])')
  await webkit.choose('[name$="-category"]', 'infrastruktur')
  await webkit.choose('[name$="-sub-category"]', 'jalan-berlubang')
  await webkit.type('[name="informasi_aduan.title"]', 'Lubang di depan pasar')
  await webkit.type('[name="informasi_aduan.reason"]', `Makin dalam sejak hujan (${Date.now()}).`)
  await toNext(wizard.next.toPhotos)
  await webkit.type('[type=file]', photo)
  await webkit.see('main *', messages.photos.success)
  await toNext(wizard.next.toLocation)
  await webkit.choose('[name*="city"]', '32.73')
  await webkit.choose('[name*="district"]', '32.73.01')
  await webkit.choose('[name*="village"]', '32.73.01.1002')
  const place = `() => document.querySelector('#lokasi-aduan-location-words').textContent`
  await expect.poll(() => webkit.call(place)).toMatch(/-6\.\d{5}, 107\.\d{5}/)
  await toNext(wizard.next.toCheck)
  const heading = () => webkit.call<string>(`() => document.activeElement.innerText`)
  const { check, similar } = review
  // While the page moves to its new heading a press may miss the button; whoever sees that nothing happens presses again.
  const pastSimilar = async () => {
    if ((await heading()) === similar.title) await webkit.press('button', similar.different)
    return heading()
  }
  await expect.poll(pastSimilar, { intervals: [2_000] }).toBe(check.title)
  await webkit.press('button', wizard.submit)
  await expect.poll(() => webkit.call(boxText)).toContain('Lubang di depan pasar')
  await webkit.press('dialog button', dialog.submitConfirm)
  await expect.poll(() => webkit.call(boxText)).toMatch(/JBR-\d{8}-[0-9A-Z]{6}/)
})
