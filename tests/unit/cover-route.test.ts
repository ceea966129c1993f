import { describe, expect, it } from 'vitest'
import { GET } from '@/app/sampul/[subject]/[file]/route'

const ask = (subject: string, file: string) =>
  GET(new Request('https://contoh.id'), { params: Promise.resolve({ subject, file }) })

describe('the address of a cover', () => {
  it('is its subject and a seed below 64', async () => {
    const response = await ask('gedung-sate', '63.svg')
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(await response.text()).toMatch(/^<svg xmlns=/)
  })

  it.each([
    ['sosial', '1.svg'],
    ['__proto__', '1.svg'],
    ['toString', '1.svg'],
    ['bus', '64.svg'],
    ['bus', '007.svg'],
    ['bus', '-1.svg'],
    ['bus', '1.5.svg'],
    ['bus', 'a.svg'],
    ['bus', '1'],
  ])('has no other spelling: /sampul/%s/%s', async (subject, file) => {
    expect((await ask(subject, file)).status).toBe(404)
  })
})
