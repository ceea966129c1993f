import { fetchSuggestions } from './queries'
import { SuggestionList, type SuggestionLabels } from './suggestion-list'

/** Pause in typing after which suggestions are asked for, milliseconds (specification, section 9). */
export const typingPauseMs = 500
/** Fewer letters would suggest everything. */
export const lettersMin = 2

/**
 * Offers words for what is typed in a search field: arrows choose, Enter searches, Escape closes,
 * the arrow down opens again, the pointer may too.
 * Without network or with too many calls there are simply no suggestions.
 * @returns what takes everything away again
 */
export function attachSuggestions(field: HTMLInputElement, labels: SuggestionLabels): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined

  const choose = (value: string) => {
    field.value = value
    close()
    field.form?.requestSubmit()
  }
  const list = new SuggestionList(field, labels, choose)

  function stop() {
    clearTimeout(timer)
    asking?.abort()
  }

  async function suggest(query: string) {
    asking = new AbortController()
    const { signal } = asking
    const found = await fetchSuggestions(query, signal).catch(() => [])
    if (!signal.aborted && document.activeElement === field) list.show(found, query)
  }

  function onInput() {
    stop()
    const query = field.value.trim()
    if (query.length < lettersMin) list.close()
    else timer = setTimeout(() => void suggest(query), typingPauseMs)
  }

  function onKey(event: KeyboardEvent) {
    // A key that ends the composing of a letter (IME) is not meant for the list.
    if (event.isComposing) return
    if (!list.isOpen) {
      const query = field.value.trim()
      if (event.key !== 'ArrowDown' || query.length < lettersMin) return
      event.preventDefault()
      stop()
      void suggest(query)
      return
    }
    const { chosen } = list
    if (event.key === 'ArrowDown') list.move(1)
    else if (event.key === 'ArrowUp') list.move(-1)
    else if (event.key === 'Escape') list.close()
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen)
    else return
    event.preventDefault()
  }

  function close() {
    stop()
    list.close()
  }

  field.addEventListener('input', onInput)
  field.addEventListener('keydown', onKey)
  field.addEventListener('blur', close)
  // The results take a while on a slow connection; nothing may lie over the page or be said meanwhile.
  field.form?.addEventListener('submit', close)
  // What was typed while this was on its way counts too.
  if (field.value !== field.defaultValue) onInput()
  return () => {
    stop()
    field.removeEventListener('input', onInput)
    field.removeEventListener('keydown', onKey)
    field.removeEventListener('blur', close)
    field.form?.removeEventListener('submit', close)
    list.remove()
  }
}
