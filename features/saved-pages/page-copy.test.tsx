import { describe, expect, it, vi } from 'vitest'
import { copyPage } from './page-copy'

const html = `<!DOCTYPE html><html lang="id" data-low-data="no-script">
<head><title>Kabar</title><link rel="stylesheet" href="/_next/static/chunks/s.css"></head>
<body><aside class="low-data-note">Mode hemat data</aside><main id="main"><h1>Kabar</h1>
<details class="low-data-picture"><summary>Tampilkan gambar: Kabar</summary>
<img loading="lazy" src="/sampul/warung/7.svg" alt="" data-lead-picture="Kabar"></details>
<details class="low-data-picture"><summary>Tampilkan gambar: Peta</summary><img loading="lazy" src="/peta.png" alt="Peta"></details></main>
<form data-low-data-switch="off"><button>Muat</button></form></body></html>`

const serve = (responses: Record<string, Response>) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      async (path) =>
        responses[typeof path === 'string' ? path : '']?.clone() ??
        new Response(null, { status: 404 }),
    )
const page = () =>
  new Response(html, {
    headers: { 'Content-Security-Policy': "default-src 'none'; script-src 'sha256-x'" },
  })
const css = () => new Response('a{}', { headers: { 'Content-Type': 'text/css' } })

describe('copyPage', () => {
  it('asks for the light form without cookies, and takes styles and the main picture along', async () => {
    const fetch = serve({
      '/berita/a': page(),
      '/_next/static/chunks/s.css': css(),
      '/sampul/warung/7.svg': new Response('<svg/>', {
        headers: { 'Content-Type': 'image/svg+xml' },
      }),
    })
    const copy = await copyPage('/berita/a', 'Disimpan pada …')
    expect(fetch.mock.calls[0]).toMatchObject([
      '/berita/a',
      { credentials: 'omit', headers: { 'Save-Data': 'on' } },
    ])
    expect(fetch.mock.calls.every(([, init]) => init?.credentials === 'omit')).toBe(true)
    expect(copy.files.map(({ path, type }) => [path, type])).toEqual([
      ['/_next/static/chunks/s.css', 'text/css'],
      ['/sampul/warung/7.svg', 'image/svg+xml'],
    ])
    expect(copy.policy).toContain('sha256-x')
  })

  it('says above the text when it was saved, shows the picture, and leaves out what needs the network', async () => {
    serve({
      '/berita/a': page(),
      '/_next/static/chunks/s.css': css(),
      '/sampul/warung/7.svg': new Response('<svg/>'),
    })
    const { html: copied, bytes } = await copyPage('/berita/a', 'Disimpan pada <b>')
    const copy = new DOMParser().parseFromString(copied, 'text/html')
    expect(copied.startsWith('<!doctype html><html lang="id"')).toBe(true)
    expect(copy.querySelector('main')?.previousElementSibling?.textContent).toBe(
      'Disimpan pada <b>',
    )
    expect([...copy.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false])
    expect(copy.querySelector('[data-lead-picture]')?.hasAttribute('loading')).toBe(false)
    expect(copy.querySelector('.low-data-note, [data-low-data-switch]')).toBeNull()
    expect(bytes).toBe(new TextEncoder().encode(copied).byteLength)
  })

  it('fails when a part is missing, rather than keep half a page', async () => {
    serve({ '/berita/a': page(), '/_next/static/chunks/s.css': css() })
    await expect(copyPage('/berita/a', '')).rejects.toThrow('/sampul/warung/7.svg answered 404')
  })
})
