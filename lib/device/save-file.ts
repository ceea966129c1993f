/** How long the browser may take to pick up the file before its memory is given back, milliseconds. Safari fetches it after the press is over. */
export const pickUpMs = 60_000

/** Gives a file to the person who asked for it. */
export function saveFile(blob: Blob, fileName: string) {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), pickUpMs)
}
