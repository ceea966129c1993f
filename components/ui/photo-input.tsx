import type { Ref } from 'react'

/** The browser's own chooser of photos, out of sight; a button beside it opens it with `click()`. */
export function PhotoInput({
  ref,
  onFiles,
}: {
  ref: Ref<HTMLInputElement>
  onFiles: (files: readonly File[]) => void
}) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/png,image/jpeg"
      multiple
      tabIndex={-1}
      aria-hidden="true"
      className="sr-only"
      onChange={(event) => {
        const files = Array.from(event.target.files ?? [])
        // The same file may be chosen again after it was deleted.
        event.target.value = ''
        onFiles(files)
      }}
    />
  )
}
