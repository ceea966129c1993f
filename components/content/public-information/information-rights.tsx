import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { Link } from '@/components/ui/link'
import { itemsOf } from '@/lib/navigation/menu-items'
import { informationMenuId } from '@/lib/navigation/menus'

const tags = {
  p: (chunks: ReactNode) => <p>{chunks}</p>,
  ul: (chunks: ReactNode) => <ul>{chunks}</ul>,
  ol: (chunks: ReactNode) => <ol>{chunks}</ol>,
  item: (chunks: ReactNode) => <li>{chunks}</li>,
  strong: (chunks: ReactNode) => <strong>{chunks}</strong>,
}

/** The pages of the information officer about asking, objecting and disputes. */
const helpful = ['procedure', 'form', 'objection', 'dispute']

/** What the classes mean, how to ask for what is not in the register and how to object, by Law 14 of 2008. */
export function InformationRights() {
  const t = useTranslations('public-information')
  const names = useTranslations('menu-items')
  return (
    <div className="mt-12 grid gap-x-12 gap-y-9 lg:grid-cols-2">
      <Part heading={t('classesHeading')}>{t.rich('classesText', tags)}</Part>
      <Part heading={t('askHeading')}>{t.rich('askText', tags)}</Part>
      <Part heading={t('objectHeading')}>{t.rich('objectText', tags)}</Part>
      <Part heading={t('ppid')}>
        <ul>
          {itemsOf(informationMenuId)
            .filter(({ id }) => helpful.includes(id))
            .map(({ id, title, link }) => (
              <li key={id}>
                <Link href={link} className="inline-flex min-h-11 items-center">
                  {names(title)}
                </Link>
              </li>
            ))}
        </ul>
      </Part>
    </div>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {heading}
      </h2>
      <div className="prose mt-3">{children}</div>
    </section>
  )
}
