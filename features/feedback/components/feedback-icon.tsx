/** The speech bubble with a star that stands for feedback. */
export function FeedbackIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className="size-7">
      <path fill="currentColor" fillOpacity=".16" d="M6 9h36v25H24l-10 8v-8H6Z" />
      <path
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2.5"
        d="M10 7.5h28a4.5 4.5 0 0 1 4.5 4.5v17.5A4.5 4.5 0 0 1 38 34H25l-10.5 8v-8H10a4.5 4.5 0 0 1-4.5-4.5V12A4.5 4.5 0 0 1 10 7.5"
      />
      <path
        className="fill-pare-300"
        d="m24 12.5 2.7 5.4 6 .9-4.3 4.2 1 5.9-5.4-2.8-5.4 2.8 1-5.9-4.3-4.2 6-.9Z"
      />
    </svg>
  )
}
