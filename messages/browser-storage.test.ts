import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import { messagesOf } from '.'

/** Files that write to the lasting storage of the browser, with what the privacy notice calls it. */
const told: Record<string, { id: string; en: string }> = {
  'features/analytics/consent.ts': { id: 'analitik', en: 'analytics' },
  'features/complaint/day-cache.ts': { id: 'daftar pilihan formulir', en: 'lists for the forms' },
  'features/complaint/outbox/outbox-signal.ts': {
    id: 'menunggu di perangkat',
    en: 'waits on the device',
  },
  'features/feedback/submission-time.ts': {
    id: 'waktu ulasan terakhir',
    en: 'the time of your last feedback',
  },
  'features/office-choice/remembered-district.ts': {
    id: 'kabupaten atau kota yang Anda pilih',
    en: 'the regency or city that you chose',
  },
  'lib/device/ticks.ts': { id: 'centang Anda', en: 'what you have ticked' },
}

const writers = ['app', 'components', 'features', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) => /\blocalStorage\b/.test(readFileSync(name, 'utf8')))
    .filter((name) => readFileSync(name, 'utf8').includes('setItem(')),
)

it('the privacy notice names what the browser keeps', () => {
  expect(writers.toSorted()).toEqual(Object.keys(told).toSorted())
  for (const locale of locales) {
    const notice = messagesOf(locale).information.privacy.cookies.text
    for (const names of Object.values(told)) expect(notice).toContain(names[locale])
  }
})
