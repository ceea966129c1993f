/** One text as it is, several as a list. */
export function ComponentTexts({ texts }: { texts: readonly string[] }) {
  const [first, ...others] = texts
  if (others.length === 0) return first
  return (
    <ul className="list-disc space-y-1 ps-5">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
