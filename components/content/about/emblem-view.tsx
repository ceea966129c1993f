import {
  FlowerIcon,
  GrainsIcon,
  GridFourIcon,
  MountainsIcon,
  WallIcon,
  WavesIcon,
} from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { Aksara, mottoAksara } from '@/components/ui/aksara'
import { LeafTile } from '@/components/ui/leaf-tile'
import type { AboutText, EmblemDrawing } from '@/lib/schemas/about'
import { ContentCard, Paragraphs } from './content-card'
import { SourceLine } from '../source-line'
import type { ReactNode } from 'react'

/** The blade with its holes, from the design's motifs. */
function Kujang() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 64 64"
      width={34}
      height={34}
      fill="currentColor"
      fillRule="evenodd"
    >
      <path d="M15 2c16 2 29 12 31 27 1.3 10-2.5 16.5-8.5 20.5l1 3.5 2.5 9h-9.5L31 51.5c-5-1.5-10-5-11-11 3.5 2.5 7.8 1.8 9.5-1.5 1.7-3.5 1.3-6.7-.2-10L22 30.7c3.5-2.7 5-5.2 4.6-8.4l-7.3.4c3.5-3.2 4.5-6.7 3.5-10.1C21.6 8.5 18.8 5 15 2m24 21.5a1.9 1.9 0 1 0 .1 0Zm1 7.5a1.9 1.9 0 1 0 .1 0Zm-2.4 7.3a1.9 1.9 0 1 0 .1 0Z" />
    </svg>
  )
}

const drawings: Record<EmblemDrawing, ReactNode> = {
  kujang: <Kujang />,
  rice: <GrainsIcon size={34} weight="duotone" />,
  cotton: <FlowerIcon size={34} weight="duotone" />,
  mountain: <MountainsIcon size={34} weight="duotone" />,
  river: <WavesIcon size={34} weight="duotone" />,
  field: <GridFourIcon size={34} weight="duotone" />,
  dam: <WallIcon size={34} weight="duotone" />,
}

/** A simple drawing of what an element of the emblem shows; not taken from the emblem itself. */
function EmblemPicture({ drawing }: { drawing: EmblemDrawing }) {
  return drawings[drawing]
}

/** The emblem explained piece by piece; the official picture where the portal has it. */
export function EmblemView({ text }: { text: AboutText<'emblem'> }) {
  const t = useTranslations('about.emblem')
  return (
    <>
      <ContentCard title={t('motto')}>
        <p lang="su" className="text-h2 text-link">
          {text.motto}
        </p>
        <Aksara text={mottoAksara} className="mt-2 block text-h3 text-hejo-600" />
        <p className="mt-4 max-w-[68ch] text-balance text-lead">{text.motto_meaning}</p>
        <dl className="mt-5 grid grid-cols-2 gap-3 xl:grid-cols-4">
          {text.motto_words.map(({ word, meaning }) => (
            <div key={word} className="rounded-leaf-lg bg-subtle px-5 py-4">
              <dt lang="su" className="text-h4 text-heading">
                {word}
              </dt>
              <dd className="text-text-2">{meaning}</dd>
            </div>
          ))}
        </dl>
      </ContentCard>
      <ContentCard title={t('shape')}>
        {text.image === null ? (
          <Paragraphs texts={text.shape} />
        ) : (
          <div className="grid items-start gap-6 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-10">
            <img src={text.image} alt={t('imageAlt')} width={240} height={288} className="w-60" />
            <Paragraphs texts={text.shape} />
          </div>
        )}
      </ContentCard>
      <ContentCard title={t('elements')}>
        <ul className="grid gap-x-8 gap-y-6 md:grid-cols-2">
          {text.elements.map((element) => (
            // With an odd number the first stands alone, not the last beside a hole.
            <li key={element.drawing} className="flex gap-4 md:first:nth-last-[odd]:col-span-2">
              <LeafTile size={64}>
                <EmblemPicture drawing={element.drawing} />
              </LeafTile>
              <div className="min-w-0">
                <h3 className="text-h4">{element.name}</h3>
                <p className="mt-1 text-text-2">{element.meaning}</p>
              </div>
            </li>
          ))}
        </ul>
      </ContentCard>
      <ContentCard title={t('colours')}>
        <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {text.colours.map((colour) => (
            <li key={colour.hex} className="flex items-center gap-4">
              <span
                aria-hidden="true"
                className="size-13 shrink-0 rounded-leaf border border-line-strong forced-color-adjust-none"
                style={{ backgroundColor: colour.hex }}
              />
              <p>
                <strong className="font-[650] text-heading">{colour.name}</strong>{' '}
                <span className="text-small text-text-3">{colour.hex}</span>
                <br />
                <span className="text-text-2">{colour.meaning}</span>
              </p>
            </li>
          ))}
        </ul>
      </ContentCard>
      <SourceLine source={text.source} updatedOn={text.updated_at} />
    </>
  )
}
