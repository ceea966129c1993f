import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales'
import { messageTexts } from '@/tests/support/written-texts'
import { messagesOf } from '.'

/** Names of the arguments and tags of an ICU message; braces of plural choices hold text, so only every second depth names something. */
function placeholders(message: string): string[] {
  const found = new Set([...message.matchAll(/<([a-zA-Z]+)>/g)].map(([, tag]) => `<${tag}>`))
  let depth = 0
  for (const { 0: sign, index } of message.matchAll(/[{}]/g)) {
    depth += sign === '{' ? 1 : -1
    if (sign === '{' && depth % 2 === 1)
      found.add(
        message
          .slice(index + 1)
          .split(/[,}]/)[0]
          ?.trim() ?? '',
      )
  }
  return [...found].toSorted()
}

const textsOf = (locale: Locale) => new Map(messageTexts(locale))
const indonesian = textsOf(defaultLocale)
const others = locales.filter((locale) => locale !== defaultLocale)

describe('messages', () => {
  it.each(others)('have the same keys in %s as in Indonesian', (locale) => {
    expect([...textsOf(locale).keys()].toSorted()).toEqual([...indonesian.keys()].toSorted())
  })

  it.each(others)('have the same arguments in %s as in Indonesian', (locale) => {
    const texts = textsOf(locale)
    const different = [...indonesian].filter(
      ([key, text]) => placeholders(text).join() !== placeholders(texts.get(key) ?? '').join(),
    )
    expect(different.map(([key]) => key)).toEqual([])
  })

  it.each(locales)(
    'of %s are all reachable: the index is written from the folder',
    async (locale) => {
      const names = readdirSync(`messages/${locale}`)
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.replace('.json', ''))
        .toSorted()
      const imported = (name: string) =>
        name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
      const field = (name: string) =>
        imported(name) === name ? name : `'${name}': ${imported(name)}`
      const lines = [
        ...names.map((name) => `import ${imported(name)} from './${name}.json'`),
        '',
        'export default {',
        ...names.map((name) => `  ${field(name)},`),
        '}',
        '',
      ]
      // `npx vitest run messages/messages.test.ts --update` writes it.
      await expect(lines.join('\n')).toMatchFileSnapshot(`${locale}/index.ts`)
    },
  )

  it.each(locales)('are never empty in %s', (locale) => {
    for (const [key, text] of textsOf(locale)) expect(text.trim(), key).not.toBe('')
  })

  it('keep the rule sentences of the specification', () => {
    expect(messagesOf('id').validation).toMatchObject({
      required: '{field} belum diisi',
      numeric: '{field} hanya menerima karakter angka',
      min_value: 'Nomor urut dimulai dari angka 1',
      email: '{field} yang anda masukkan salah!',
      min: '{field} minimal {length} karakter',
      length: '{field} harus 16 digit',
      max: '{field} maksimal {length} karakter',
      image: 'File yang anda pilih gambar!',
      size: 'File yang anda masukkan melebihi 1 Mb',
      mimes: 'File yang anda masukkan harus berformat .jpg atau .png',
      phoneNumber: '{field} harus dimulai dengan 08',
      photoSize: 'File yang anda masukan melebihi 1 Mb',
      photoType: 'File yang anda masukan harus berformat .jpg atau .png',
    })
  })
})
