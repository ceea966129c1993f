import { expect, it } from 'vitest'
import { forOlderBrowsers } from './older-styles.mjs'

it.each([
  [
    'empty fallbacks get their space',
    'a{--r:var(--in,) 0 0;filter:var(--blur,)var(--dim,)}',
    'a{--r:var(--in, ) 0 0;filter:var(--blur, )var(--dim, )}',
  ],
  [
    'heights of the window get an older unit',
    '.h-\\[90dvh\\]{--room:9dvh;height:90dvh;top:min(2rem,3dvh)}',
    '.h-\\[90dvh\\]{--room:9dvh;height:90vh;height:90dvh;top:min(2rem,3vh);top:min(2rem,3dvh)}',
  ],
  [
    'other fallbacks stay',
    'b{color:var(--ink,red);border:var(--edge, )}',
    'b{color:var(--ink,red);border:var(--edge, )}',
  ],
])('%s, once', (_name, source, styled) => {
  expect(forOlderBrowsers(source)).toBe(styled)
  expect(forOlderBrowsers(styled)).toBe(styled)
})
