/**
 * Holds still what style sheets cannot: videos that start by themselves and animations inside drawings, also those that come later. A video
 * that a person starts plays on.
 * @returns lets drawings move again; videos wait for a person
 */
export function holdMediaStill(): () => void {
  const hold = () => {
    for (const video of document.querySelectorAll<HTMLVideoElement>('video[autoplay]')) {
      video.autoplay = false
      video.pause()
    }
    for (const drawing of document.querySelectorAll('svg')) drawing.pauseAnimations()
  }
  hold()
  const observer = new MutationObserver(hold)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    for (const drawing of document.querySelectorAll('svg')) drawing.unpauseAnimations()
  }
}
