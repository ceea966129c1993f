/** Columns of a mega menu: 2 for the life events, 3 for all others (specification, section 9). Seven rows of the first stand closer. */
export const panelColumns = {
  lifeEvents: 'grid gap-x-2 lg:grid-cols-2 lg:[&_a]:py-2',
  others: 'grid gap-x-2 gap-y-2 lg:grid-cols-3',
}
