/** Shows closed popovers, as the style sheet of the page does with the sitemap; jsdom knows only the browser's own rule, which hides them. */
export function showClosedPopovers() {
  const style = document.createElement('style')
  style.textContent = '[popover] { display: block !important }'
  document.head.append(style)
}
