/**
 * The Priangan skyline at the bottom of a banner; coloured by `.ridges` so that the last line blends into the page. It is behind the
 * content of an `isolate` banner but after it in the document, or it would move while a slow phone renders the text.
 */
export function Ridges() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 160"
      preserveAspectRatio="none"
      className="ridges absolute inset-x-0 bottom-0 -z-1 h-24 w-full lg:h-28"
    >
      <g fill="currentColor" style={{ color: 'var(--ridge-far)', opacity: 'var(--ridge-far-o)' }}>
        <path d="M608.8 148Q730.4 111.6 776 84.3t72.2-41.6 68.4-18.2 95 1.3 98.8 2 83.6-6.5 68.4 4.5 64.6 27.3 83.6 41.6 110.2 37.7l60.8 15.6v12H608.8Z" />
        <path d="M-112 154C74 134.4 154.6 84 207.3 28q9.3-11.2 27.9-9.8l17.4 6.3 21-4.9L291 14q15.5 2.8 24.8 14c49.6 56 142.6 106.4 328.6 126v6H-112Z" />
      </g>
      <path
        fill="currentColor"
        style={{ color: 'var(--ridge-mid)', opacity: 'var(--ridge-mid-o)' }}
        d="M0 104c26.7-2.7 103.3-17.3 160-16s113.3 25.3 180 24 146.7-30.7 220-32 150 22.3 220 24 130-14.3 200-14 143.3 17 220 16 200-18.3 240-22v76H0Z"
      />
      <path
        fill="currentColor"
        d="M0 134c36.7-2.3 140-15 220-14s170 19 260 20 186.7-13.7 280-14 196.7 12 280 12 153.3-11.7 220-12 150 8.3 180 10v24H0Z"
      />
    </svg>
  )
}
