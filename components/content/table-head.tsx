import { DownloadSimpleIcon } from '@phosphor-icons/react/ssr'
import { buttonClass } from '@/components/ui/button-class'

interface TableHeadProps {
  title: string
  /** The table as a file. */
  href: string
  download: string
}

/** Above a table of figures: what it holds, and the same as a file. */
export function TableHead({ title, href, download }: TableHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <h2 className="text-h4">{title}</h2>
      <a
        href={href}
        download
        className={buttonClass('secondary', 'no-print min-h-11! px-4! text-[0.9375rem]')}
      >
        <DownloadSimpleIcon aria-hidden="true" size={20} weight="bold" />
        {download}
      </a>
    </div>
  )
}
