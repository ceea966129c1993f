/** @returns the object URLs that the page holds, as they are made and given back from now on */
export function holdObjectUrls(): ReadonlySet<string> {
  const held = new Set<string>()
  let count = 0
  URL.createObjectURL = () => {
    count += 1
    held.add(`blob:${count}`)
    return `blob:${count}`
  }
  URL.revokeObjectURL = (address) => void held.delete(address)
  return held
}
