import { describe, expect, it } from 'vitest'
import { withoutStaticMarkup } from './static-markup'

const component = '5a:I[7,["$c"],"StaticMarkup"]\n'
const other = '5b:I[8,["$c"],"Counter"]\n'
const chunk = 'c:"/_next/static/chunks/a.js"\n'
const element = (kind: string, props: object) => JSON.stringify(['$', kind, null, props])
const row = (id: string, json: string) => `${id}:${json}\n`

describe('withoutStaticMarkup', () => {
  it('leaves out the contents of a static part and the rows that only they need', () => {
    const part = element('$L5a', { id: 'a', className: 'x', children: ['Isi', '$L2', '$3'] })
    const inner = `3:T6,é–x${row('2', element('p', { children: '$L4' }))}${row('4', '"Dalam"')}`
    const payload = `${chunk}${component}${inner}${row('0', '["$L5","$5"]')}${row('5', part)}`
    expect(withoutStaticMarkup(payload)).toBe(
      `${chunk}${component}${row('0', '["$L5","$5"]')}${row('5', element('$L5a', { id: 'a', className: 'x' }))}`,
    )
  })

  it('keeps a row that something else needs too', () => {
    const shared = row('2', '"Bersama"')
    const payload = `${chunk}${component}${shared}${row('0', `["$2",${element('$L5a', { id: 'a', children: '$2' })}]`)}`
    expect(withoutStaticMarkup(payload)).toBe(
      `${chunk}${component}${shared}${row('0', `["$2",${element('$L5a', { id: 'a' })}]`)}`,
    )
  })

  it('writes out what others point to inside of a static part', () => {
    const path = element('path', { d: 'M0' })
    const part = element('$L5a', { id: 'a', children: ['$', 'svg', null, { children: path }] })
    const outside = (children: string) => `["$","svg",null,{"children":${children}}]`
    const payload = `${chunk}${component}${row('1', part)}${row('0', `["$L1",${outside('"$1:props:children:props:children"')}]`)}`
    expect(withoutStaticMarkup(payload)).toBe(
      `${chunk}${component}${row('1', element('$L5a', { id: 'a' }))}${row('0', `["$L1",${outside(JSON.stringify(path))}]`)}`,
    )
  })

  it('writes out what others point to in a row that only a static part needs', () => {
    const icon = element('path', { d: 'M0' })
    const inner = row('2', `["$","ul",null,{"children":["$L3",${icon}]}]`) + row('3', '"Isi"')
    const part = (more: object) => element('$L5a', { id: 'a', ...more })
    const head = `${chunk}${component}`
    const page = (contents: string, beside: string) => row('0', `[${contents},${beside}]`)
    expect(
      withoutStaticMarkup(head + inner + page(part({ children: '$2' }), '"$2:props:children:1"')),
    ).toBe(head + page(part({}), icon))
  })

  it('looks of a row with code in it only at what a static part points to', () => {
    const icon = element('path', { d: 'M0' })
    const mixed = row('1', `["$","div",null,{"children":[${icon},${element('$L5b', {})}]}]`)
    const part = (children: object) =>
      row('0', `["$L1",${element('$L5a', { id: 'a', ...children })}]`)
    const head = `${chunk}${component}${other}${mixed}`
    expect(withoutStaticMarkup(head + part({ children: '$1:props:children:0' }))).toBe(
      head + part({}),
    )
    const code = head + part({ children: '$1:props:children:1' })
    expect(withoutStaticMarkup(code)).toBe(code)
  })

  it.each([
    ['a component of the browser', other, element('$L5b', {})],
    ['a component behind another row', `${other}${row('2', element('$L5b', {}))}`, '"$L2"'],
    ['rows that are streamed', '9:X\n9:C\n', '"$9"'],
  ])('leaves a part whole that has %s in it', (_, rows, contents) => {
    const payload = `${chunk}${component}${rows}${row('0', `["$","$L5a",null,{"id":"a","children":["Isi",${contents}]}]`)}`
    expect(withoutStaticMarkup(payload)).toBe(payload)
  })

  it('leaves out a static part inside of one, and one inside of a part that is not static', () => {
    const inner = (children?: string) => element('$L5a', { id: 'b', children })
    const outer = (...children: string[]) =>
      `["$","$L5a",null,{"id":"a","children":[${children.join(',')}]}]`
    const head = `${chunk}${component}${other}`
    expect(withoutStaticMarkup(head + row('0', outer(inner('Isi'))))).toBe(
      head + row('0', element('$L5a', { id: 'a' })),
    )
    const live = element('$L5b', {})
    expect(withoutStaticMarkup(head + row('0', outer(inner('Isi'), live)))).toBe(
      head + row('0', outer(inner(), live)),
    )
  })

  it.each([
    ['without a static part', `${chunk}${other}${row('0', '"Isi"')}`],
    ['with binary rows', `${component}1:A3,abc${row('0', element('$L5a', { children: 'Isi' }))}`],
    ['that ends early', `${component}0:["$","$L5a",null,{"children":"Isi"}]`],
  ])('leaves a payload alone %s', (_, payload) => {
    expect(withoutStaticMarkup(payload)).toBe(payload)
  })
})
