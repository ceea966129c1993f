import axe from 'axe-core'

// Layout and colours do not exist in jsdom; contrast is checked in the browser.
const options = { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }

/** What axe finds wrong with a piece of the page, as `rule: element` lines; empty when nothing. */
export async function axeProblems(element: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(element, options)
  return violations.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.html}`))
}
