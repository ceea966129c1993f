import { Link } from '@/components/ui/link'
import { socialSites, type SocialSite } from './social-sites'

interface SocialListProps {
  /** All of them unless said otherwise. */
  sites?: readonly SocialSite[]
  /** The colour behind each, one grade from its ground. */
  tile: 'bg-canopy' | 'bg-hejo-700'
  /** What a click is counted as. */
  event?: 'footer-social-click'
}

/** The province's accounts as a row of named drawings. */
export function SocialList({ sites = socialSites, tile, event }: SocialListProps) {
  return (
    <ul data-event={event} className="flex flex-wrap gap-2.5">
      {sites.map(({ id, name, icon, link }) => (
        <li key={id}>
          <Link
            href={link}
            data-event-title={name}
            aria-label={name}
            className={`grid size-11 place-items-center rounded-leaf-sm text-white hover:bg-brand ${tile}`}
          >
            <svg aria-hidden="true" viewBox="0 0 256 256" fill="currentColor" className="size-5">
              <path d={icon} />
            </svg>
          </Link>
        </li>
      ))}
    </ul>
  )
}
