import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { renderIn } from '@/tests/support/render'
import { BannerScene, type Scene } from './banner-scene'

const scenes: Record<Scene, true> = {
  'angklung-stage': true,
  'bamboo-bars': true,
  'braga-kites': true,
  'family-tree': true,
  'gedung-sate': true,
  'rice-terraces': true,
  'road-crew': true,
  'service-saung': true,
  'stone-and-gate': true,
  'tea-garden': true,
  volcanoes: true,
}

it.each(Object.keys(scenes))(
  '%s is a small drawing of the two halves that the mask cuts',
  (scene) => {
    const file = `public/img/scene-${scene}.svg`
    expect(existsSync(file)).toBe(true)
    const svg = readFileSync(file, 'utf8')
    expect(svg).toContain('viewBox="0 0 1280 240"')
    expect(brotliCompressSync(svg).length).toBeLessThan(3_000)
  },
)

it('is decoration: nobody hears it, and nothing in it can be pressed', () => {
  const { container } = renderIn('id', <BannerScene scene="volcanoes" isLow />)
  const scene = container.firstElementChild
  expect(scene).toHaveAttribute('aria-hidden', 'true')
  expect(scene?.getAttribute('style')).toContain('/img/scene-volcanoes.svg')
  expect(scene?.childElementCount).toBe(0)
})
