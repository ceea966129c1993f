/** Mood of a face, from very unhappy to very happy. */
export type Mood = 1 | 2 | 3 | 4 | 5

const eye = (cx: number, cy: number) => (
  <circle cx={cx} cy={cy} r="2.3" fill="currentColor" stroke="none" />
)

const features = {
  1: (
    <>
      <path d="M16 34q8-7.5 16 0" />
      <path d="m14 16.5 5 2m15-2-5 2" />
      {eye(17, 22)}
      {eye(31, 22)}
    </>
  ),
  2: (
    <>
      <path d="M17 33q7-4.5 14 0" />
      {eye(17, 20)}
      {eye(31, 20)}
    </>
  ),
  3: (
    <>
      <path d="M17 31h14" />
      {eye(17, 20)}
      {eye(31, 20)}
    </>
  ),
  4: (
    <>
      <path d="M16 28.5q8 7.5 16 0" />
      {eye(17, 19.5)}
      {eye(31, 19.5)}
    </>
  ),
  5: (
    <>
      <path fill="currentColor" stroke="none" d="M14.5 27h19q-1 9.5-9.5 9.5T14.5 27" />
      <path d="M14 20q3-4.5 6 0m8 0q3-4.5 6 0" />
    </>
  ),
} as const satisfies Record<Mood, unknown>

/** One of the five faces of the design; decorative; the text beside it carries the meaning. */
export function RatingFace({ mood, className = '' }: { mood: Mood; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <circle cx="24" cy="24" r="20" fill="currentColor" fillOpacity=".16" />
      {features[mood]}
    </svg>
  )
}
