let locks = 0
let release = () => {}

/** Stops the page from scrolling until the returned function is called; then the page is where it was. Locks may overlap. */
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

function lockRoot(): () => void {
  const root = document.documentElement
  const scrollTop = window.scrollY
  const { overflow, scrollbarGutter } = root.style
  // Keeps the page from jumping sideways when its scrollbar goes.
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
  root.style.overflow = 'hidden'
  return () => {
    root.style.overflow = overflow
    root.style.scrollbarGutter = scrollbarGutter
    if (window.scrollY !== scrollTop) window.scrollTo({ top: scrollTop, behavior: 'instant' })
  }
}
