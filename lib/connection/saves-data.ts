/** True on pages that the server marked for the low-data mode, and for people whose browser asks to save data. In the browser only. */
export function savesData(
  device: Navigator & { connection?: { saveData?: boolean } } = navigator,
): boolean {
  return (
    document.documentElement.dataset['lowData'] !== undefined ||
    device.connection?.saveData === true
  )
}
