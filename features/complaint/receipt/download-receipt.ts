import { saveFile } from '@/lib/device/save-file'
import { fetchReceipt } from './queries'

/** Fetches the receipt and hands it to the browser as a file. @throws ApiFailure */
export async function downloadReceipt(number: string, secret: string): Promise<void> {
  saveFile(await fetchReceipt(number, secret), `${number}.pdf`)
}
