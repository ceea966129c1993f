'use client'

import { useState, type ReactNode } from 'react'
import { Container } from '@/components/layout/container'
import { CarouselControls, type CarouselLabels } from '@/components/ui/carousel-controls'
import { CarouselMotor } from '@/components/ui/carousel-motor'
import { Link } from '@/components/ui/link'
import { useAutoplay } from '@/components/ui/use-autoplay'
import { useAfterLoad } from '@/components/ui/use-after-load'
import './hero-scenes.css'

/** One picture of the hero. */
interface Scene {
  id: number
  /** Root-relative address of a drawing of 1440 by 720. */
  image: string
  title: string
  link?: string | undefined
}

/** A drawing taken apart, so that its clouds can drift: everything else below, the clouds above. */
interface Layers {
  ground: string
  clouds: readonly string[]
}

const layered: Record<string, Layers> = {
  '/img/hero-1-gedung-sate.svg': {
    ground: '/img/hero-1-tanpa-awan.svg',
    clouds: ['/img/hero-1-awan-1.svg', '/img/hero-1-awan-2.svg', '/img/hero-1-awan-3.svg'],
  },
}

/** The layers of a scene's drawing; most are one piece. */
const layersOf = ({ image }: Scene): Layers => layered[image] ?? { ground: image, clouds: [] }

/** Time a scene is shown, milliseconds (design, section 7). */
export const sceneMs = 9_000

interface HeroScenesProps {
  scenes: readonly Scene[]
  /** For each scene its place and title, such as "1 dari 3: Gedung Sate". */
  names: readonly string[]
  labels: CarouselLabels
  /** Id of the heading that names the section. */
  labelledBy: string
  /** What stands before the scenes. */
  children: ReactNode
}

const picture = 'absolute inset-0 size-full object-cover object-[74%_100%] lg:object-[50%_100%]'

/**
 * The hero: its content before scenes that take turns. A finger turns them by a swipe. The first is in the server's page; the others come
 * after everything else, and not at all while nothing moves by itself and nobody asks for them. Without scripts the first stays.
 */
export function HeroScenes({ scenes, names, labels, labelledBy, children }: HeroScenesProps) {
  const [index, setIndex] = useState(0)
  const [hasChosen, setHasChosen] = useState(false)
  const [section, setSection] = useState<HTMLElement | null>(null)
  const [track, setTrack] = useState<HTMLElement | null>(null)
  const isAfterLoad = useAfterLoad()
  const count = scenes.length
  const { isOffered, isPaused, togglePaused, holdProps } = useAutoplay({
    everyMs: count > 1 && isAfterLoad ? sceneMs : undefined,
    onTick: () => setIndex((index + 1) % count),
  })
  // Where motion is unwanted the first scene stays, unless somebody turned to another one.
  const shown = isOffered || hasChosen ? index : 0
  const isAllWanted = isOffered || hasChosen
  const link = scenes[shown]?.link

  const goTo = (next: number) => {
    setHasChosen(true)
    setIndex(next)
  }

  // The engine turns a short move to the next scene and takes that back in the same moment, so each word of it counts.
  const turn = (next: number) => {
    if (next !== shown) setHasChosen(true)
    setIndex(next)
  }

  return (
    <section
      ref={setSection}
      className="hero-sky relative isolate touch-pan-y touch-pinch-zoom overflow-hidden"
      aria-labelledby={labelledBy}
      {...holdProps}
    >
      {children}
      {count > 1 && (
        <div className="pointer-events-none absolute inset-x-0 bottom-19 lg:bottom-24.5">
          <Container className="flex flex-wrap items-center gap-3 lg:justify-end">
            <fieldset aria-label={names[shown]} className="pointer-events-auto min-w-0">
              <CarouselControls
                labels={labels}
                index={shown}
                count={count}
                onGo={goTo}
                autoplay={isOffered ? { isPaused, onToggle: togglePaused } : undefined}
              />
            </fieldset>
            {link && (
              <Link
                href={link}
                className="pointer-events-auto inline-flex min-h-11 items-center rounded-full bg-surface px-4 text-small font-semibold text-link shadow-3"
              >
                {scenes[shown]?.title}
              </Link>
            )}
          </Container>
        </div>
      )}
      {/* Last, though behind the rest: it stands on the foot of the hero and would slide down while a slow phone reads the words. */}
      <div className="absolute inset-x-0 bottom-0 -z-1 h-107 lg:h-full">
        {scenes.map(
          (scene, at) =>
            (at === 0 || isAllWanted) && (
              <SceneLayers key={scene.id} scene={scene} isFirst={at === 0} isShown={at === shown} />
            ),
        )}
      </div>
      {count > 1 && isAfterLoad && (
        // What a finger pulls: a row as wide as the scenes and without height, because scenes fade into each other and never slide.
        <ul
          ref={setTrack}
          aria-hidden="true"
          className="pointer-events-none invisible absolute inset-x-0 top-0 flex h-0"
        >
          {scenes.map(({ id }) => (
            <li key={id} className="w-full shrink-0" />
          ))}
        </ul>
      )}
      {section && track && (
        <CarouselMotor
          viewport={section}
          list={track}
          isEndless
          isForFingers
          media="(any-pointer: coarse)"
          index={shown}
          isAnimated={false}
          onIndexChange={turn}
          onDrive={ignoreRow}
        />
      )}
    </section>
  )
}

/** Scenes are no row: all that counts is which one is shown. */
const ignoreRow = () => undefined

function SceneLayers({
  scene,
  isFirst,
  isShown,
}: {
  scene: Scene
  isFirst: boolean
  isShown: boolean
}) {
  const { ground, clouds } = layersOf(scene)
  return (
    <div
      className={
        `absolute inset-0 transition-[opacity,visibility] duration-[600ms] ${isShown ? '' : 'invisible opacity-0'} ` +
        (isFirst ? '' : 'max-lg:[mask-image:linear-gradient(transparent,#000_20%)]')
      }
    >
      <img
        src={ground}
        alt=""
        width={1440}
        height={720}
        fetchPriority={isFirst ? 'high' : 'low'}
        className={picture}
      />
      {clouds.map((cloud) => (
        <img
          key={cloud}
          src={cloud}
          alt=""
          width={1440}
          height={720}
          className={`drifting ${picture}`}
        />
      ))}
    </div>
  )
}
