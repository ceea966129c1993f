// Draws the icons of the installed portal, `public/img/app-*.png`, and `public/favicon.ico` from the mark; run it by hand after redrawing
// the mark: `node scripts/app-icons.mjs`. The files are committed.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'public', 'img')
const mark = readFileSync(join(folder, 'logo-mark.svg'))
const canopy = '#013D25'

/** The mark at `share` of the width, on the canopy or on nothing. */
async function draw(name, size, share, isFilled) {
  const inner = Math.round(size * share)
  const picture = await sharp(mark, { density: (72 * inner) / 64 })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const background = isFilled ? canopy : { r: 0, g: 0, b: 0, alpha: 0 }
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: picture, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, `${name}.png`))
}

for (const size of [192, 512]) {
  await draw(`app-${size}`, size, 0.92, false)
  // Devices cut a maskable icon to a circle of 80 % of its width: the corners of the mark have to stay inside.
  await draw(`app-maskable-${size}`, size, 0.54, true)
}
await draw('app-apple-180', 180, 0.7, true)

/** The default icon of browsers and feed readers without SVG support: one PNG in an ICO file. */
async function drawFavicon(size) {
  const picture = await sharp(mark, { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.byteLength, 14)
  head.writeUInt32LE(head.byteLength, 18)
  writeFileSync(join(folder, '..', 'favicon.ico'), Buffer.concat([head, picture]))
}
await drawFavicon(32)
