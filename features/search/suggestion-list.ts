import { suggestionsMax, type Suggestion } from '@/lib/schemas/search'
import { suggestionIcon } from './suggestion-icon'
import { typedParts } from './typed-parts'

export interface SuggestionLabels {
  /** Name of the list. */
  list: string
  /** Said when suggestions appear. */
  ready: string
}

const listLook =
  'absolute inset-x-0 top-full z-lift mt-2 rounded-lg border border-line bg-surface p-1.5 text-left text-text shadow-4'
const optionLook =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3.5 py-2 hover:bg-subtle aria-selected:bg-selected aria-selected:text-heading ' +
  'forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText]'

const hitLook = 'bg-transparent font-bold text-inherit underline decoration-1 underline-offset-4'

let made = 0

function element(tag: string, attributes: Record<string, string>): HTMLElement {
  const created = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value)
  return created
}

/**
 * The list below a search field (APG combobox with a list box), made of plain elements: the field is the one that the server drew and no
 * framework holds, so its form goes on working before, during and after.
 */
export class SuggestionList {
  readonly #id: string
  readonly #list: HTMLElement
  readonly #status: HTMLElement
  #values: readonly string[] = []
  #active = -1

  constructor(
    private readonly field: HTMLInputElement,
    private readonly labels: SuggestionLabels,
    /** Called with the words of the option that the pointer chose. */
    onChoose: (value: string) => void,
  ) {
    made += 1
    this.#id = `search-suggestions-${made}`
    this.#list = element('ul', {
      id: this.#id,
      role: 'listbox',
      'aria-label': labels.list,
      class: listLook,
      hidden: '',
    })
    this.#status = element('p', { role: 'status', class: 'sr-only' })
    // The focus stays in the field, or leaving it would close the list before the click arrives.
    this.#list.addEventListener('pointerdown', (event) => event.preventDefault())
    this.#list.addEventListener('click', (event) => {
      const option = event.target instanceof Element ? event.target.closest('[role=option]') : null
      const value = this.#values[[...this.#list.children].findIndex((each) => each === option)]
      if (value !== undefined) onChoose(value)
    })
    field.form?.append(this.#list, this.#status)
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': this.#id,
      'aria-expanded': 'false',
    }
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
  }

  get isOpen() {
    return !this.#list.hidden
  }

  /** Words of the option under the keys; undefined when none is. */
  get chosen(): string | undefined {
    return this.#values[this.#active]
  }

  /** @param typed what the suggestions continue; those words are marked in them */
  show(offered: readonly Suggestion[], typed: string) {
    const shown = offered.slice(0, suggestionsMax)
    this.#values = shown.map(({ value }) => value)
    this.#list.replaceChildren(
      ...shown.map(({ value, domain }, at) => {
        const option = element('li', {
          id: `${this.#id}-${at}`,
          role: 'option',
          'aria-selected': 'false',
          class: optionLook,
        })
        const words = element('span', { class: 'min-w-0' })
        words.append(
          ...typedParts(value, typed).map(({ text, isTyped }) => {
            if (!isTyped) return text
            const hit = element('mark', { class: hitLook })
            hit.textContent = text
            return hit
          }),
        )
        option.append(suggestionIcon(domain), words)
        return option
      }),
    )
    this.#list.hidden = this.#values.length === 0
    this.#status.textContent = this.isOpen ? this.labels.ready : ''
    this.field.setAttribute('aria-expanded', String(this.isOpen))
    this.#mark(-1)
  }

  close() {
    this.show([], '')
  }

  /** Moves by one option; past either end the field itself has its turn. */
  move(step: 1 | -1) {
    const places = this.#values.length + 1
    this.#mark(((this.#active + 1 + step + places) % places) - 1)
  }

  #mark(active: number) {
    this.#active = active
    for (const [at, option] of [...this.#list.children].entries())
      option.setAttribute('aria-selected', String(at === active))
    if (active < 0) this.field.removeAttribute('aria-activedescendant')
    else this.field.setAttribute('aria-activedescendant', `${this.#id}-${active}`)
  }

  /** Leaves the field as it was found. */
  remove() {
    this.#list.remove()
    this.#status.remove()
    for (const name of [
      'role',
      'aria-autocomplete',
      'aria-controls',
      'aria-expanded',
      'aria-activedescendant',
    ])
      this.field.removeAttribute(name)
  }
}
