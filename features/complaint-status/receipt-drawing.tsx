/** A number as it looks; it belongs to nobody. */
const sampleNumber = 'JBR-20260131-7K4M9A'

const line = 'block h-2 rounded-full bg-batu-200'

/** A receipt with the place of the number, for those who look for theirs; ornament, words beside it say the same. */
export function ReceiptDrawing() {
  return (
    <div
      aria-hidden="true"
      className="ornament w-56 max-w-full shrink-0 huge-text:hidden -rotate-2 space-y-3 rounded-leaf-lg border border-line bg-page p-5 shadow-2"
    >
      <span className="block size-9 rounded-leaf-sm bg-hejo-600" />
      <span className={`${line} w-3/5`} />
      <span className="block rounded-md bg-pare-100 px-2 py-1.5 text-center text-small font-bold tabular-nums text-pare-900 ring-2 ring-pare-400">
        {sampleNumber}
      </span>
      <span className={`${line} w-full`} />
      <span className={`${line} w-4/5`} />
    </div>
  )
}
