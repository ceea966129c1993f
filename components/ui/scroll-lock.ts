let locks = 0
let release = () => {}

/** Stops the page from scrolling until the returned function is called; then the page is where it was, if it is still the same. Locks may overlap. */
export function lockScroll(): () => void {
  locks += 1
  if (locks === 1) release = lockRoot()
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    locks -= 1
    if (locks === 0) release()
  }
}

const address = () => window.location.pathname + window.location.search

function lockRoot(): () => void {
  const root = document.documentElement
  const page = address()
  const scrollTop = window.scrollY
  const { overflow, scrollbarGutter } = root.style
  // Keeps the page from jumping sideways when its scrollbar goes.
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
  root.style.overflow = 'hidden'
  return () => {
    root.style.overflow = overflow
    root.style.scrollbarGutter = scrollbarGutter
    // The browser's back button may have brought another page, which has a place of its own.
    if (address() === page && window.scrollY !== scrollTop)
      window.scrollTo({ top: scrollTop, behavior: 'instant' })
  }
}
