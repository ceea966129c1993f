import { expect, test } from '@playwright/test'
import { scriptsOf } from '@/scripts/bench/first-load'

/**
 * What pages weigh at most: scripts of the first load as they are sent (brotli, KB of 1,000 bytes), document as it is parsed (KB), its
 * elements. A thirtieth above what they have, because the bundler cuts its files otherwise from build to build; who makes one lighter
 * lowers its row. What the parts cost a phone is told by `npm run bench -- phone`.
 */
const weights = [
  ['/', 152, 173, 1_320],
  ['/berita', 144, 130, 760],
  ['/layanan', 144, 151, 1_000],
  ['/layanan-fase-kehidupan', 146, 114, 685],
  ['/agenda-jawa-barat', 147, 166, 1_025],
  ['/arsip-dan-dokumen', 146, 146, 830],
  ['/tentang-jawa-barat', 146, 127, 660],
  ['/tentang-jawa-barat/daftar-kabupaten-kota', 146, 184, 1_090],
  ['/urusan', 146, 147, 1_180],
  ['/statistik-kunjungan', 146, 128, 915],
  ['/aduan-warga', 149, 133, 630],
  ['/aduan-warga/new/pantau-aduan', 150, 162, 1_462],
  ['/aduan-warga/new/cek-status', 161, 104, 545],
  ['/aduan-warga/new/buat-aduan', 261, 131, 605],
] as const

const kilobyte = 1_000

for (const [path, scriptsMax, documentMax, elementsMax] of weights) {
  test(`${path} weighs no more than before`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.ok()).toBe(true)
    const html = await response.text()
    const scripts = scriptsOf(html)
    expect(scripts.length).toBeGreaterThan(0)
    let bytes = 0
    for (const script of scripts) {
      const sent = await request.head(script, { headers: { 'accept-encoding': 'br' } })
      bytes += Number(sent.headers()['content-length'])
    }
    expect(bytes).toBeLessThanOrEqual(scriptsMax * kilobyte)
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(documentMax * kilobyte)
    expect(html.replace(/<script>self\.__next_f.*/s, '').match(/<[a-z]/g)?.length).toBeLessThan(
      elementsMax,
    )
  })
}

test('scripts are compiled while they arrive', async ({ request }) => {
  const [script = ''] = scriptsOf(await (await request.get('/')).text())
  expect(await (await request.get(script)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})
