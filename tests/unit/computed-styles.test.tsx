import { expect, it } from 'vitest'

const shown = (selector: string) => {
  const element = document.querySelector(selector)
  const { display = '', visibility = '' } =
    (element && document.defaultView?.getComputedStyle(element)) ?? {}
  return `${display} ${visibility}`
}

it('sees what is hidden, by whatever hides it, after as many elements like it as there may be', () => {
  document.body.innerHTML = `
    <p>a</p><p id="p">b</p><p hidden id="hidden">c</p><p style="display: none" id="own">d</p>
    <div style="visibility: hidden"><p><span id="inside">e</span></p></div><span id="span">f</span>
    <input id="input"><input type="hidden" id="secret"><dialog id="closed"></dialog><dialog open id="open"></dialog>
    <div popover id="popover"></div><div id="div"></div>`
  expect(shown('#p')).toBe('block visible')
  expect(shown('#hidden')).toBe('none visible')
  expect(shown('#own')).toBe('none visible')
  expect(shown('#span')).toBe('inline visible')
  expect(shown('#inside')).toBe('inline hidden')
  expect(shown('#input')).toBe('inline-block visible')
  expect(shown('#secret')).toBe('none visible')
  expect(shown('#closed')).toBe('none visible')
  expect(shown('#open')).toBe('block visible')
  expect(shown('#popover')).toBe('none visible')
  expect(shown('#div')).toBe('block visible')

  document.querySelector('#hidden')?.removeAttribute('hidden')
  expect(shown('#hidden')).toBe('block visible')

  const sheet = document.createElement('style')
  sheet.textContent = 'p { display: none }'
  document.head.append(sheet)
  expect(shown('#p')).toBe('none visible')
  sheet.remove()
  expect(shown('#p')).toBe('block visible')
  document.body.innerHTML = ''
})
