/** Longest wait in a tab that draws no frames, milliseconds. */
const unseenMs = 100

/** Waits until what has just changed can be seen. */
export const painted = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, unseenMs)
    // The first frame draws it, the second begins when that one is on the screen.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(timer)
        resolve()
      }),
    )
  })
