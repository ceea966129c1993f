/** Where styles/accessibility.css takes the words from that it shows in place of a picture. */
const attribute = 'data-picture-text'

/**
 * Writes the text alternative of each picture on the box around it, also of pictures that come later; style sheets cannot read it from a
 * loaded picture. A box that holds more than its picture stays without words.
 * @returns removes the words
 */
export function showPictureTexts(): () => void {
  const clear = () => {
    for (const box of document.querySelectorAll(`[${attribute}]`)) box.removeAttribute(attribute)
  }
  const write = () => {
    clear()
    for (const { alt, parentElement: box } of document.images) {
      if (alt !== '' && box?.childElementCount === 1) box.setAttribute(attribute, alt)
    }
  }
  write()
  const observer = new MutationObserver(write)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['alt'] })
  return () => {
    observer.disconnect()
    clear()
  }
}
