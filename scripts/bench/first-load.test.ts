import { describe, expect, it } from 'vitest'
import { scriptsOf } from './first-load'

describe('scripts of the first load', () => {
  it('counts each script once and leaves out those for old browsers and inline ones', () => {
    const html =
      '<script src="/a.js" async=""></script><script>x</script><script src="/b.js?x=1&amp;y=2"></script>' +
      '<script src="/a.js"></script><script src="/old.js" noModule=""></script>'
    expect(scriptsOf(html)).toEqual(['/a.js', '/b.js?x=1&y=2'])
  })
})
