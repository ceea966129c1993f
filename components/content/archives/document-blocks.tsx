import { useTranslations } from 'next-intl'
import { filePageId } from '@/lib/address/file-page'
import { useFormatter } from '@/lib/i18n/formatter'
import type { DocumentBlock } from '@/lib/schemas/archives'

type TableBlock = Extract<DocumentBlock, { kind: 'table' }>

const headCell =
  'border-b border-line-strong px-3 py-2.5 align-bottom text-small font-[650] text-text-2 first:ps-0'
const bodyCell = 'border-b border-line px-3 py-2.5 align-top first:ps-0'

/** What a document says: paragraphs, lists and tables under their headings. @param lang of the text, when it is not that of the page */
export function DocumentBlocks({ blocks, lang }: { blocks: DocumentBlock[]; lang?: string }) {
  return (
    <div className="space-y-8" lang={lang}>
      {blocks.map((block, at) => (
        <section key={at} aria-labelledby={`bagian-${at}`}>
          {isFirstOfPage(blocks, at) && <FilePage number={block.page} />}
          <h3 id={`bagian-${at}`} className="text-h4">
            {block.heading}
          </h3>
          <Block block={block} labelledBy={`bagian-${at}`} />
        </section>
      ))}
    </div>
  )
}

const isFirstOfPage = (blocks: readonly DocumentBlock[], at: number) =>
  blocks[at]?.page !== undefined && blocks[at].page !== blocks[at - 1]?.page

/** Where a page of the file begins; results of a search lead here. */
function FilePage({ number = 1 }: { number?: number | undefined }) {
  const t = useTranslations('archives.document')
  return (
    <p id={filePageId(number)} className="mb-2 scroll-mt-24 text-small text-text-2">
      {t('filePage', { number })}
    </p>
  )
}

function Block({ block, labelledBy }: { block: DocumentBlock; labelledBy: string }) {
  if (block.kind === 'table') return <BlockTable block={block} labelledBy={labelledBy} />
  if (block.kind === 'text') {
    return (
      <div className="mt-3 max-w-[68ch] space-y-3 text-prose">
        {block.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    )
  }
  const List = block.isOrdered ? 'ol' : 'ul'
  return (
    <List
      className={`mt-3 max-w-[68ch] space-y-2 ps-6 text-prose ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}
    >
      {block.items.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </List>
  )
}

/** Columns that a phone can show side by side. */
const phoneColumns = 2

function BlockTable({ block, labelledBy }: { block: TableBlock; labelledBy: string }) {
  const isWide = block.columns.length > phoneColumns
  return (
    <div className="mt-3">
      {isWide && <RowCards block={block} />}
      <table
        aria-labelledby={labelledBy}
        className={`w-full border-collapse text-body wrap-anywhere ${isWide ? 'max-sm:hidden' : ''}`}
      >
        <thead>
          <tr>
            {block.columns.map((name, at) => (
              <th
                key={name}
                scope="col"
                className={`${headCell} ${isNumeric(block, at) ? 'text-end' : 'text-start'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, at) => (
            <tr key={at}>
              {row.map((value, column) => (
                <td
                  key={column}
                  className={`${bodyCell} ${isNumeric(block, column) ? 'text-end tabular-nums' : ''}`}
                >
                  <Value value={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The same rows one below the other, for screens too narrow for the columns. */
function RowCards({ block }: { block: TableBlock }) {
  return (
    <ul className="divide-y divide-line border-y border-line sm:hidden">
      {block.rows.map((row, at) => (
        <li key={at} className="py-3">
          <dl className="space-y-1">
            {row.map((value, column) => (
              <div key={column} className="flex justify-between gap-x-4">
                <dt className="shrink-0 basis-2/5 text-small text-text-2">
                  {block.columns[column]}
                </dt>
                <dd className="min-w-0 flex-1 text-end text-[0.9375rem] tabular-nums wrap-anywhere">
                  <Value value={value} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

const isNumeric = ({ rows }: TableBlock, column: number) =>
  rows.every((row) => row[column] === null || typeof row[column] === 'number')

function Value({ value }: { value: string | number | null }) {
  const format = useFormatter()
  return (
    <>
      {typeof value === 'number'
        ? format.number(value, { maximumFractionDigits: 3 })
        : (value ?? '–')}
    </>
  )
}
