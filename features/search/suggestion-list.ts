import { suggestionsMax } from '@/lib/schemas/search'

export interface SuggestionLabels {
  /** Name of the list. */
  list: string
  /** Said when suggestions appear. */
  ready: string
}

const listLook =
  'absolute inset-x-0 top-full z-lift mt-2 rounded-lg border border-line bg-surface p-1.5 text-left text-text shadow-4'
const optionLook =
  'flex min-h-11 cursor-pointer items-center rounded-sm px-3.5 py-2 hover:bg-subtle aria-selected:bg-selected aria-selected:text-heading ' +
  'forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText]'

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
      if (option?.textContent) onChoose(option.textContent)
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

  show(values: readonly string[]) {
    this.#values = values.slice(0, suggestionsMax)
    this.#list.replaceChildren(
      ...this.#values.map((value, at) => {
        const option = element('li', {
          id: `${this.#id}-${at}`,
          role: 'option',
          'aria-selected': 'false',
          class: optionLook,
        })
        option.textContent = value
        return option
      }),
    )
    this.#list.hidden = this.#values.length === 0
    this.#status.textContent = this.isOpen ? this.labels.ready : ''
    this.field.setAttribute('aria-expanded', String(this.isOpen))
    this.#mark(-1)
  }

  close() {
    this.show([])
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
