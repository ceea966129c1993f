/**
 * The page numbers worth showing: first, last, and the neighbours of the current one.
 * @returns null stands for a gap of two or more pages
 */
export function pageWindow(page: number, totalPages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, totalPages].filter(
    (number) => number >= 1 && number <= totalPages,
  )
  const shown = [...new Set(wanted)].sort((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const previous = shown[index - 1]
    if (previous === undefined || number - previous === 1) return [number]
    return number - previous === 2 ? [number - 1, number] : [null, number]
  })
}
