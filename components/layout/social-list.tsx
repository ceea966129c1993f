import { Link } from '@/components/ui/link'
import { socialSites } from './social-sites'

/** The province's accounts as a row of named drawings, for dark grounds. `tile` is the colour behind each, one grade from its ground. */
export function SocialList({ tile }: { tile: 'bg-canopy' | 'bg-hejo-700' }) {
  return (
    <ul className="flex flex-wrap gap-2.5">
      {socialSites.map(({ id, name, icon, link }) => (
        <li key={id}>
          <Link href={link} aria-label={name} className={`grid size-11 place-items-center rounded-leaf-sm text-white hover:bg-brand ${tile}`}>
            <svg aria-hidden="true" viewBox="0 0 256 256" fill="currentColor" className="size-5">
              <path d={icon} />
            </svg>
          </Link>
        </li>
      ))}
    </ul>
  )
}
