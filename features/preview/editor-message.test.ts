import { describe, expect, it } from 'vitest'
import { readEditorMessage } from './editor-message'

const origin = 'https://redaksi.example'
const editor = {}
const draft = { type: 'portal-preview:draft', document: { id: 1 } }
const read = (change: Partial<{ origin: string; source: object | null; data: unknown }> = {}) =>
  readEditorMessage(
    { origin, source: editor as MessageEventSource, data: draft, ...(change as object) },
    origin,
    editor,
  )

describe('a message to the preview', () => {
  it('brings a document from the editor', () => {
    expect(read()).toEqual({ document: { id: 1 } })
  })

  it('is not heard from any other site or window', () => {
    for (const other of [
      'https://redaksi.example.org',
      'http://redaksi.example',
      'https://redaksi.example:8443',
      'null',
      '',
    ])
      expect(read({ origin: other })).toBeNull()
    expect(read({ source: {} })).toBeNull()
    expect(read({ source: null })).toBeNull()
  })

  it('is not heard when it is meant for another program', () => {
    for (const data of [null, 'portal-preview:draft', 1, {}, { type: 'webpackOk' }, { type: 1 }])
      expect(read({ data })).toBeNull()
  })

  it('is refused in any other shape', () => {
    const circle: Record<string, unknown> = { ...draft }
    circle['document'] = circle
    for (const data of [
      { type: draft.type },
      { ...draft, document: 'x' },
      { ...draft, document: [1] },
      { ...draft, more: 1 },
      { ...draft, type: 'portal-preview:run' },
      circle,
    ]) {
      expect(read({ data })).toEqual({ refusal: 'unreadable' })
    }
  })

  it('is refused above 256 KB, counted in bytes', () => {
    expect(read({ data: { ...draft, document: { text: 'a'.repeat(262_000) } } })).toHaveProperty(
      'document',
    )
    expect(read({ data: { ...draft, document: { text: 'é'.repeat(140_000) } } })).toEqual({
      refusal: 'tooLarge',
    })
  })
})
