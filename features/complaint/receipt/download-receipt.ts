import { fetchReceipt } from './queries'

/** How long the browser may take to pick up the file before its memory is given back, milliseconds. */
const pickUpMs = 60_000

/** Fetches the receipt and hands it to the browser as a file. @throws ApiFailure */
export async function downloadReceipt(number: string, secret: string): Promise<void> {
  const address = URL.createObjectURL(await fetchReceipt(number, secret))
  const link = document.createElement('a')
  link.href = address
  link.download = `${number}.pdf`
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), pickUpMs)
}
