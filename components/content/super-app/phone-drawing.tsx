import { MagnifyingGlassIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { LeafTile } from '@/components/ui/leaf-tile'
import type { SuperApp } from '@/lib/schemas/super-app'
import { superAppDrawings } from './super-app-drawings'

/** Services on the first screen: three rows of three. */
const shownMax = 9

interface PhoneDrawingProps {
  app: Pick<SuperApp, 'services'>
  className?: string
}

/** A phone with the app's services in the portal's own parts; ornament, no picture of the real screens. */
export function PhoneDrawing({ app, className = '' }: PhoneDrawingProps) {
  const t = useTranslations('super-app')
  return (
    <div
      inert
      className={`ornament overflow-hidden rounded-[2.75rem] border-[0.625rem] border-hejo-950 bg-page text-text ${className}`}
    >
      <div className="relative bg-hejo-700 px-5 pb-10 pt-8 text-white">
        <span className="absolute left-1/2 top-2 h-4 w-20 -translate-x-1/2 rounded-full bg-hejo-950" />
        <p className="text-h4 text-white">{t('title')}</p>
        <p className="text-micro font-normal text-hejo-100">{t('services')}</p>
      </div>
      <div className="relative mx-4 -mt-6 flex items-center gap-2 rounded-lg bg-surface px-4 py-3 text-small text-text-3 shadow-2">
        <MagnifyingGlassIcon size={18} weight="bold" className="text-link" />
        {t('screenSearch')}
      </div>
      <ul className="grid grid-cols-3 gap-x-1 gap-y-4 px-3 pb-16 pt-5">
        {app.services.slice(0, shownMax).map(({ icon, name }) => (
          <li key={icon} className="flex flex-col items-center gap-1.5 text-center">
            <LeafTile tone={superAppDrawings[icon].tone}>{superAppDrawings[icon].icon}</LeafTile>
            <span className="line-clamp-2 text-micro font-normal leading-tight">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
