import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawCoverStrip } from '@/lib/cover/cover'
import type { Cover } from '@/lib/cover/cover-path'
import { loadedOnce } from '@/lib/server/files/loaded-once'
import { loadDecoders } from '@/lib/server/media/decoders'
import { unpackWoff } from './unpack-woff'

/** What a preview of a link shows of a page. */
export interface SharePicture {
  /** What is drawn above the words. */
  cover: Cover
  title: string
  /** What kind of page it is, above the title. */
  label: string
}

const [width, height, margin] = [1200, 630, 56]
/** The cover above, the words below it. */
const coverHeight = 356
const canopy = '#013D25'
/** Longest title in full, letters; what is longer ends with an ellipsis at a word. */
const titleMax = 130

const packedFace = join(
  process.cwd(),
  'node_modules',
  '@fontsource',
  'plus-jakarta-sans',
  'files',
  'plus-jakarta-sans-latin-700-normal.woff',
)

/** The portal's typeface as a file that the library reads, so that a server without any font draws the same. */
async function writeFace(): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'portal-face-')), 'plus-jakarta-sans-700.ttf')
  await writeFile(file, unpackWoff(await readFile(packedFace)))
  return file
}
const face = loadedOnce(writeFace)

/** Pixels of the title's letters: three lines have room in each size. */
const titleSize = (length: number) => (length <= 60 ? 54 : length <= 95 ? 46 : 40)

const shortened = (title: string) =>
  title.length <= titleMax ? title : `${title.slice(0, titleMax).replace(/\s+\S*$/, '')}…`

// The text is markup to the library that sets it.
const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '')

async function loadDrawing() {
  const sharp = await loadDecoders()
  // Only drawings made here are read as SVG: uploads are told by their first bytes, and the decoders of photos come first.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  return sharp
}

/** The picture of a page for previews of its link: its cover, what kind of page it is and its title. JPEG, 1200 × 630, below 300 KB. */
export async function drawSharePicture(picture: SharePicture): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await loadDrawing()
  const fontfile = await face()
  const words = (text: string, size: number, colour: string) =>
    sharp({
      text: {
        text: `<span foreground="${colour}">${escaped(text)}</span>`,
        font: `Plus Jakarta Sans Bold ${size}`,
        fontfile,
        width: width - 2 * margin,
        // A word longer than a line, such as a web address, would make a picture wider than the one it stands in.
        wrap: 'word-char',
        dpi: 72,
        rgba: true,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
  const title = shortened(picture.title)
  const [titleWords, labelWords, drawing] = await Promise.all([
    words(title, titleSize(title.length), '#FFFFFF'),
    words(`Portal Jabar · ${picture.label}`, 28, '#F6D77A'),
    sharp(Buffer.from(drawCoverStrip(picture.cover)), { density: 90 })
      .resize(width, coverHeight)
      .png()
      .toBuffer(),
  ])
  const labelTop = coverHeight + 34
  const bytes = await sharp({ create: { width, height, channels: 3, background: canopy } })
    .composite([
      { input: drawing, left: 0, top: 0 },
      { input: labelWords.data, left: margin, top: labelTop },
      { input: titleWords.data, left: margin, top: labelTop + labelWords.info.height + 20 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
  return new Uint8Array(bytes)
}
