// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { beforeEach, describe, expect, it } from 'vitest'
import { applySettings } from './apply-settings'
import { firstPaintScript } from './first-paint'
import { defaultSettings } from './settings'
import { parseSettings } from './parse-settings'
import { readSavedText, settingsCookie } from './settings-cookie'

const root = document.documentElement

const bare = () => {
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
}

/** What the page looks like after the script alone, as attributes. */
function painted(): Record<string, string> {
  bare()
  // As the browser does with an inline script.
  const script = document.createElement('script')
  script.textContent = firstPaintScript
  document.head.append(script)
  script.remove()
  return looks()
}

function applied(): Record<string, string> {
  bare()
  applySettings(parseSettings(readSavedText()), root)
  return looks()
}

/** All but the sky, which changes with the hour and has a test of its own. */
const looks = () =>
  Object.fromEntries(
    root
      .getAttributeNames()
      .filter((name) => name !== 'data-sky')
      .map((name) => [name, root.getAttribute(name) ?? '']),
  )
const store = (text: string) => Cookies.set(settingsCookie, text)
const storeRaw = (raw: string) => (document.cookie = `${settingsCookie}=${raw}`)

const everything = {
  isVoiceEnabled: true,
  isGrayscaleEnabled: true,
  isHighlightLinks: true,
  isBoldText: true,
  isBigCursor: true,
  isAnimation: true,
  isHideImage: true,
  textSizeFactor: 1.1,
  lineHeight: 2,
  letterSpacing: 'BIG',
  textAlign: 'ALIGN_JUSTIFY',
}

beforeEach(() => {
  Cookies.remove(settingsCookie)
})

describe('firstPaintScript', () => {
  it('shows every setting that is saved', () => {
    store(JSON.stringify(everything))
    expect(painted()).toEqual({
      'data-mono': '',
      'data-links': 'highlight',
      'data-text': 'bold',
      'data-cursor': 'big',
      'data-animation': 'off',
      'data-images': 'hidden',
      'data-letter-spacing': 'BIG',
      'data-align': 'ALIGN_JUSTIFY',
      'data-line-height': '2',
      'data-text-size': 'largest',
      style: '--text-size: 200%;',
    })
  })

  it('leaves a page without a cookie alone, beside other cookies too', () => {
    document.cookie = `x${settingsCookie}=%7B%22isBoldText%22:true%7D`
    expect(painted()).toEqual({})
  })

  it.each([
    everything,
    defaultSettings,
    { isGrayscaleEnabled: true, isLightBackgroundEnabled: true },
    { isLightBackgroundEnabled: true },
    ...[
      0,
      -5,
      0.95,
      0.9499,
      0.954,
      0.955,
      1,
      1.004,
      1.005,
      1.0149,
      1.05,
      1.1,
      7,
      1e308,
      '1.1',
      null,
      true,
      [1.1],
    ].map((textSizeFactor) => ({ textSizeFactor })),
    ...[0, 1, 1.2, 1.25, 1.5, 1.75, 2, 9, -1e308, '2', null, {}].map((lineHeight) => ({
      lineHeight,
    })),
    ...['SMALL', 'MEDIUM', 'BIG', 'small', '', 3, null, ['BIG']].map((letterSpacing) => ({
      letterSpacing,
    })),
    ...[
      'ALIGN_LEFT',
      'ALIGN_CENTER',
      'ALIGN_RIGHT',
      'ALIGN_JUSTIFY',
      'center',
      'x" onload="',
      0,
    ].map((textAlign) => ({ textAlign })),
    ...[1, 'true', 'false', {}, null].map((isBoldText) => ({ isBoldText, isAnimation: true })),
    null,
    [],
    'isBoldText',
    42,
  ])('does what the settings module does for %j', (stored) => {
    store(JSON.stringify(stored))
    const script = painted()
    expect(script).toEqual(applied())
  })

  it.each([
    '',
    '{',
    '%',
    '%7B%22isBoldText%22:true',
    '%E0%A4%A',
    '%FF',
    '"{%22isBoldText%22:true}"',
    '{"isBoldText":true}',
    '{"isBoldText":true,"textAlign":"100%"}',
    '{"__proto__":{"isBoldText":true}}',
    '{"lineHeight":1e999,"textSizeFactor":1e999,"isBoldText":true}',
    '{"isBoldText":true}=x',
    '</script><script>alert(1)</script>',
    `{"textAlign":"${'x'.repeat(3000)}","isBoldText":true}`,
  ])('neither throws nor differs for the hostile text %s', (raw) => {
    storeRaw(raw)
    const script = painted()
    expect(script).toEqual(applied())
  })

  it('is small and cannot end its own element', () => {
    expect(firstPaintScript.length).toBeLessThan(1_350)
    expect(firstPaintScript).not.toMatch(/<\/|<!--/)
  })
})
