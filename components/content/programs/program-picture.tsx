import type { ProgramTheme } from '@/lib/schemas/programs'

/** The drawing of a programme's theme; the title beside it carries the meaning. */
export function ProgramPicture({
  picture,
  className = '',
}: {
  picture: ProgramTheme
  className?: string
}) {
  return (
    <div className={`overflow-hidden bg-subtle ${className}`}>
      <img
        src={`/img/program/${picture}.svg`}
        alt=""
        width={360}
        height={240}
        loading="lazy"
        className="h-full w-full object-cover"
      />
    </div>
  )
}
