import { glyphPaths, type Glyph } from './glyph-paths'

/** A menu icon in its leaf, 44 px; decorative. */
export function MenuGlyph({ name }: { name: Glyph }) {
  const { tint, line } = glyphPaths[name]
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-leaf-sm bg-hejo-50 text-hejo-700"
    >
      <svg viewBox="0 0 256 256" fill="currentColor" className="size-7">
        <path d={tint} opacity={0.2} />
        <path d={line} />
      </svg>
    </span>
  )
}
