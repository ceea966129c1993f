import {
  BuildingsIcon,
  ChatCircleDotsIcon,
  InfoIcon,
  MegaphoneIcon,
  NewspaperIcon,
  StarIcon,
} from '@phosphor-icons/react/ssr'
import { useLocale, useTranslations } from 'next-intl'
import { useFormatter } from '@/lib/i18n/formatter'
import { LeafTile } from '@/components/ui/leaf-tile'
import { Link } from '@/components/ui/link'
import { filePageId } from '@/lib/address/file-page'
import { isNewsCategory } from '@/lib/schemas/news'
import type { SearchDomain, SearchItem } from '@/lib/schemas/search'
import { isServiceCategory } from '@/lib/schemas/services'
import { NewsCategoryTag } from '../news/news-category-tag'
import { NewsCover } from '../news/news-cover'
import { ServiceIcon } from '../services/service-icon'
import type { PicturedResult } from './pictured-results'
import { piecesOf } from '@/lib/search/marked-text'

/** A text with its matches highlighted; the HTML of the highlight is parsed as text, never as markup. */
function MarkedText({ html }: { html: string }) {
  return piecesOf(html).map(({ text, isHit }, at) =>
    isHit ? (
      <mark
        key={at}
        className="rounded-xs bg-pare-100 box-decoration-clone px-0.5 text-inherit forced-colors:bg-[Mark] forced-colors:text-[MarkText]"
      >
        {text}
      </mark>
    ) : (
      text
    ),
  )
}

const icons: Record<SearchDomain, typeof InfoIcon> = {
  news: NewspaperIcon,
  information: InfoIcon,
  public_service: BuildingsIcon,
  announcement: MegaphoneIcon,
  about: BuildingsIcon,
  featured_program: StarIcon,
  complaint: ChatCircleDotsIcon,
}

/** Heading of a result, under the heading of its group or of the page. */
type ResultLevel = 'h2' | 'h3'

interface ResultProps {
  item: PicturedResult
  level: ResultLevel
}

const useForeignLang = ({ lang }: SearchItem) => {
  const locale = useLocale()
  return lang === locale ? undefined : lang
}

function Title({ item, level: Heading }: ResultProps) {
  return (
    <Heading
      className="text-lead font-bold leading-snug tracking-[-0.015em] decoration-2 underline-offset-4 group-hover:underline"
      lang={useForeignLang(item)}
    >
      <Link href={item.path} className="card-link">
        {item.highlight?.title[0] ? <MarkedText html={item.highlight.title[0]} /> : item.title}
      </Link>
    </Heading>
  )
}

function Extract({ item, className }: { item: SearchItem; className: string }) {
  const found = item.highlight?.content ?? []
  return (
    <p className={`text-[0.9375rem] text-text-2 ${className}`} lang={useForeignLang(item)}>
      <FilePage item={item} />
      {found.length > 0 ? <MarkedText html={found.join(' ')} /> : item.excerpt}
    </p>
  )
}

/** The page of a document's file on which the extract stands, as a way there. */
function FilePage({ item: { path, file_page: number } }: { item: SearchItem }) {
  const [t, locale] = [useTranslations('search'), useLocale()]
  return number === null ? null : (
    <Link
      href={`${path}#${filePageId(number)}`}
      lang={locale}
      className="relative z-1 me-1.5 inline-block py-1 font-semibold text-link underline underline-offset-4 hover:text-link-hover"
    >
      {t('filePage', { number })}
    </Link>
  )
}

/** Words of the query that the item lacks: what holds some of them is no answer to all. */
function Missing({ item: { missing } }: { item: SearchItem }) {
  const [t, format] = [useTranslations('search'), useFormatter()]
  if (missing.length === 0) return null
  return (
    <p className="mt-1.5 text-small text-text-2">
      {t('missing', { words: format.list(missing.map((word) => `“${word}”`)) })}
    </p>
  )
}

/** The name of the kind of a result, where kinds stand side by side. */
function Kind({ item: { domain } }: { item: SearchItem }) {
  const t = useTranslations('search.domains')
  return <p className="mb-1 text-small font-semibold text-text-2">{t(domain)}</p>
}

/** The cover of an article, else a drawing on a leaf. */
function Picture({ item, className }: { item: PicturedResult; className: string }) {
  return item.picture === null ? (
    <Icon item={item} />
  ) : (
    <NewsCover picture={item.picture} className={className} />
  )
}

function Icon({ item }: { item: SearchItem }) {
  const Drawing = icons[item.domain]
  return (
    <LeafTile size={44}>
      {isServiceCategory(item.category) ? (
        <ServiceIcon category={item.category} />
      ) : (
        <Drawing size={24} weight="duotone" />
      )}
    </LeafTile>
  )
}

const card =
  'group relative h-full rounded-card bg-surface p-5 shadow-0 transition-shadow duration-fast ' +
  'forced-colors:border hover:z-lift hover:shadow-2 focus-within:z-lift'

/** A result as a card: drawing or cover, title, two lines. One link, the whole card is its target. */
export function ResultCard({ item, level }: ResultProps) {
  return (
    <article className={`${card} flex flex-col items-start gap-3.5`}>
      <Picture item={item} className="aspect-video w-full rounded-lg" />
      <div>
        <Title item={item} level={level} />
        <Extract item={item} className="mt-1.5 line-clamp-3" />
        <Missing item={item} />
      </div>
    </article>
  )
}

/** A result as a row: cover with category for news, else a drawing. */
export function ResultRow({
  item,
  level,
  isKindNamed = false,
}: ResultProps & { isKindNamed?: boolean }) {
  return (
    <article className="group relative flex items-start gap-4 py-5 sm:gap-6">
      <Picture
        item={item}
        className="aspect-[4/3] w-24 shrink-0 rounded-lg sm:aspect-[1.6] sm:w-42"
      />
      <div className="min-w-0">
        {isKindNamed && <Kind item={item} />}
        {!isKindNamed && item.domain === 'news' && isNewsCategory(item.category) && (
          <div className="mb-2">
            <NewsCategoryTag category={item.category} />
          </div>
        )}
        <Title item={item} level={level} />
        <Extract item={item} className="mt-1.5 line-clamp-3 sm:line-clamp-2" />
        <Missing item={item} />
      </div>
    </article>
  )
}
