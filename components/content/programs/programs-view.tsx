import { StaticMarkup } from '@/components/ui/static-markup'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formerVisionsId } from '@/components/content/about/about-pages'
import { type ProgramFilters, programHref } from '@/lib/address/lists/program-address'
import { aboutPaths } from '@/lib/address/paths'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import type { Program, ThemeName } from '@/lib/schemas/programs'
import { openFirstInRow } from './open-first-in-row'
import { ProgramCard } from './program-card'
import { ProgramPanel } from './program-panel'
import { ProgramThemeForm } from './program-theme-form'
import { strong } from '../strong'

interface ProgramsViewProps {
  programs: readonly Program[]
  themes: readonly ThemeName[]
  filters: ProgramFilters
}

const formerVisionLink = (children: ReactNode) => (
  <Link
    href={`${aboutPaths.vision}#${formerVisionsId}`}
    className="text-link underline underline-offset-4"
  >
    {children}
  </Link>
)

/** The featured programmes as cards under their twelve themes; one of them may be open in its place. */
export function ProgramsView({ programs, themes, filters }: ProgramsViewProps) {
  const t = useTranslations('programs')
  const { theme, openId } = filters
  const themeName = themes.find(({ key }) => key === theme)?.name
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 rounded-card bg-surface p-5 shadow-0 md:px-8 forced-colors:border">
        <ProgramThemeForm theme={theme} themes={themes} />
        <Count count={programs.length} themeName={themeName} />
      </div>
      {programs.length === 0 ? (
        <EmptyState
          image="/img/empty-search.svg"
          text={t('empty')}
          link={{ href: programHref({}), label: t('everyProgram') }}
        />
      ) : (
        <StaticMarkup as="ul" id="daftar-program" className="grid gap-4 sm:grid-cols-2 lg:gap-7">
          {openFirstInRow(programs, openId).map((program) =>
            program.id === openId ? (
              <li key={program.id} className="sm:col-span-2">
                <ProgramPanel program={program} closeHref={programHref({ theme })} />
              </li>
            ) : (
              <li key={program.id}>
                <ProgramCard program={program} href={programHref({ theme, openId: program.id })} />
              </li>
            ),
          )}
        </StaticMarkup>
      )}
      <p className="max-w-[80ch] text-small text-text-2">
        {t.rich('flagships', { link: formerVisionLink })}
      </p>
    </>
  )
}

function Count({ count, themeName }: { count: number; themeName: string | undefined }) {
  const t = useTranslations('programs')
  return (
    <h2 className="text-body font-normal text-text-2">
      {themeName === undefined
        ? t.rich('count', { count, strong })
        : t.rich('countTheme', { count, theme: themeName, strong })}
    </h2>
  )
}
