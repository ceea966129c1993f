import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseEnv } from './env'
import { EnvError } from './env-error'

describe('parseEnv', () => {
  it('takes several secrets with commas between, the first in front', () => {
    const [one, two] = ['x'.repeat(32), 'y'.repeat(40)]
    expect(parseEnv({ OPERATOR_TOKEN: one, PREVIEW_SECRET: ` ${two} , ${one}` })).toMatchObject({
      OPERATOR_TOKEN: [one],
      PREVIEW_SECRET: [two, one],
    })
    expect(parseEnv({ OPERATOR_TOKEN: ' ' }).OPERATOR_TOKEN).toBeUndefined()
    for (const wrong of ['short', `${one},`, `${one},short`, ','])
      expect(() => parseEnv({ OPERATOR_TOKEN: wrong })).toThrow(
        /OPERATOR_TOKEN is wrong: must have at least 32/,
      )
  })

  it('takes several receivers of events, each with name, address and secrets', () => {
    const [one, two] = ['x'.repeat(32), 'y'.repeat(32)]
    const { EVENT_WEBHOOKS: receivers } = parseEnv({
      EVENT_WEBHOOKS: `tiket https://tiket.example/masuk?a=1 ${one}  ${two}, uji-2 http://127.0.0.1:9/ ${two}`,
    })
    expect(receivers).toEqual([
      { name: 'tiket', url: 'https://tiket.example/masuk?a=1', secrets: [one, two] },
      { name: 'uji-2', url: 'http://127.0.0.1:9/', secrets: [two] },
    ])
    for (const [wrong, why] of [
      [`Tiket https://a.example ${one}`, /small letters/],
      [`tiket ftp://a.example ${one}`, /needs an address https/],
      [`tiket ${one}`, /needs an address https/],
      [`tiket http://a.example ${one}`, /must be https/],
      [`tiket http://127.0.0.1.a.example ${one}`, /must be https/],
      ['tiket https://a.example', /needs a secret/],
      ['tiket https://a.example short', /at least 32/],
      [`tiket https://a.example ${one},`, /small letters/],
      [`tiket https://a.example ${one},tiket https://b.example ${two}`, /a name of its own/],
      [
        Array.from({ length: 11 }, (_, nth) => `a${nth} https://a.example ${one}`).join(),
        /at most 10/,
      ],
    ] as const)
      expect(() => parseEnv({ EVENT_WEBHOOKS: wrong })).toThrow(why)
  })

  it('starts without any setting', () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      SITE_ORIGIN: 'http://localhost:3000',
      DATA_DIR: './data',
      TRUSTED_PROXIES: [],
    })
  })

  it('takes empty text as not given, so that .env.example can be used as it is', () => {
    const example = Object.fromEntries(
      readFileSync('.env.example', 'utf8')
        .split('\n')
        .filter((line) => line && !line.startsWith('#'))
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    )
    expect(parseEnv(example)).toEqual(parseEnv({}))
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['SITE_ORIGIN', 'jabarprov.go.id'],
    ['SITE_ORIGIN', 'https://jabarprov.go.id/portal'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['CONTACT_EMAIL', 'info'],
    ['ALLOWED_ORIGINS', 'https://a.go.id,b'],
    ['MAX_RENDERS', '0'],
    ['EMBED_WIDGET_URL', 'javascript:alert(1)'],
    ['BACKUP_URL', 'backups'],
    ['BACKUP_URL', 'https://bucket.example'],
    ['BACKUP_RECIPIENT', 'AGE-SECRET-KEY-1QQQQ'],
    ['BACKUP_RECIPIENT', 'age1bio'],
    ['WEATHER_API_URL', 'ftp://api.bmkg.go.id/publik/prakiraan-cuaca'],
  ])('names the wrong setting in one line: %s=%s', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(EnvError)
    expect(() => parseEnv({ [name]: value })).toThrow(new RegExp(`^Setting ${name} is wrong: .+$`))
  })

  it('splits lists and keeps origins bare', () => {
    expect(
      parseEnv({ TRUSTED_PROXIES: '10.0.0.1, ::1', ALLOWED_ORIGINS: 'https://a.go.id/' }),
    ).toMatchObject({
      TRUSTED_PROXIES: ['10.0.0.1', '::1'],
      ALLOWED_ORIGINS: ['https://a.go.id'],
    })
  })
})
