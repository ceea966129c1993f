/** Six orbs of the Gedung Sate spire in a wave; decorative; the text beside it carries the meaning. */
export function OrbLoader() {
  return (
    <span aria-hidden="true" className="orb-loader inline-flex items-center gap-1">
      {[0, 1, 2, 3, 4, 5].map((orb) => (
        <span key={orb} />
      ))}
    </span>
  )
}
