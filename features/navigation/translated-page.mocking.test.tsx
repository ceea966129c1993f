import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { followTranslation } from './translated-page'

// In a file that has its own window: what is followed is followed for good.
beforeAll(() => followTranslation())

/** Ways in which translators are known to put theirs in the place of a text. */
const ways: Record<string, (text: Text, translation: HTMLElement) => void> = {
  'in one step': (text, translation) => text.replaceWith(translation),
  'before it, which goes then': (text, translation) => {
    text.before(translation)
    text.remove()
  },
  'behind it, which goes then': (text, translation) => {
    text.after(translation)
    text.remove()
  },
}

async function translate(root: Node, way: (text: Text, translation: HTMLElement) => void) {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walk.nextNode()) texts.push(walk.currentNode as Text)
  for (const text of texts) {
    const translation = document.createElement('font')
    translation.append(document.createElement('font'))
    translation.firstElementChild?.append(`‹${text.data}›`)
    way(text, translation)
  }
  // The page is told in a task of its own.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

function Step() {
  const [step, setStep] = useState(1)
  return (
    <>
      <p data-testid="page">
        {step > 1 && <b>Periksa </b>}
        langkah {step}
        {step < 3 && ' dari 3'}
      </p>
      <button onClick={() => setStep(step + 1)}>
        <i />
        Lanjut ke {step + 1}
      </button>
    </>
  )
}

const next = () => userEvent.click(screen.getByRole('button'))
const shown = () => [screen.getByTestId('page').textContent, screen.getByRole('button').textContent]

it.each(Object.entries(ways))(
  'changes, adds and takes away texts whose translation was put %s',
  async (_, way) => {
    const { container, unmount } = render(<Step />)
    await translate(container, way)
    expect(shown()).toEqual(['‹langkah ›‹1›‹ dari 3›', '‹Lanjut ke ›‹2›'])
    await next()
    // What has changed is there as it is, for the translator to find.
    expect(shown()).toEqual(['Periksa ‹langkah ›2‹ dari 3›', '‹Lanjut ke ›3'])
    await translate(container, (text, translation) => {
      if (!text.parentElement?.closest('font')) way(text, translation)
    })
    await next()
    expect(shown()).toEqual(['‹Periksa ›‹langkah ›3', '‹Lanjut ke ›4'])
    unmount()
    expect(container).toBeEmptyDOMElement()
  },
)

it('puts before and takes away elements that the translator has moved into its own', async () => {
  function Sentence({ isNew, isLast }: { isNew: boolean; isLast: boolean }) {
    return (
      <p>
        {isNew && <u>baru </u>}
        {isLast && <b>aduan</b>}
      </p>
    )
  }
  const { container, rerender } = render(<Sentence isNew={false} isLast />)
  const wrapping = document.createElement('font')
  container.querySelector('b')?.before(wrapping)
  wrapping.append(...container.querySelectorAll('b'))
  rerender(<Sentence isNew isLast />)
  expect(container).toHaveTextContent('baru aduan')
  rerender(<Sentence isNew isLast={false} />)
  expect(container).toHaveTextContent('baru')
})

it('still refuses nothing that belongs elsewhere and is in no page', () => {
  const [parent, stranger] = [document.createElement('p'), document.createTextNode('lain')]
  expect(parent.removeChild(stranger)).toBe(stranger)
  parent.insertBefore(document.createElement('b'), stranger)
  expect(parent.innerHTML).toBe('<b></b>')
})
