/** True on pages in low-data mode, and in browsers with Save-Data. In the browser only. */
export function savesData(
  device: Navigator & { connection?: { saveData?: boolean } } = navigator,
): boolean {
  return (
    document.documentElement.dataset['lowData'] !== undefined ||
    device.connection?.saveData === true
  )
}
