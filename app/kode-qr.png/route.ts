import { generate } from 'lean-qr'
import { toPngBuffer } from 'lean-qr/extras/node_export'
import { env } from '@/lib/env'

// A path of this site with its query; the code can lead nowhere else.
const ownAddress = /^\/(?!\/)[\w./?=&%+-]{0,300}$/

/** `/kode-qr.png?alamat=/berita/…`: the address of a page as a code to scan, for paper. Half a kilobyte; drawn with lines it would be ten. */
export function GET(request: Request) {
  const address = new URL(request.url).searchParams.get('alamat') ?? ''
  if (!ownAddress.test(address)) return new Response(null, { status: 404 })
  const code = generate(`${env().SITE_ORIGIN}${address}`)
  const picture = toPngBuffer(code, { on: [0, 0, 0], off: [255, 255, 255], pad: 2, scale: 6 })
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  })
}
