import { SpeakerHighIcon } from '@phosphor-icons/react/ssr'
import { getTranslations } from 'next-intl/server'
import { buttonClass } from '@/components/ui/button-class'
import { ListenButton } from '@/features/reading-bar/listen-button'

/** Reads the page aloud; a button with a word, for the head of a page. */
export async function Listen({ className = '' }: { className?: string }) {
  const t = await getTranslations('reading-bar')
  return (
    <ListenButton
      className={buttonClass('quiet', `min-h-11! px-4! py-2! text-[0.9375rem] ${className}`)}
    >
      <SpeakerHighIcon aria-hidden="true" size={20} weight="bold" />
      {t('listen')}
    </ListenButton>
  )
}

/** The same as a square beside the ways to share, on wide screens. */
export async function ListenSquare() {
  const t = await getTranslations('reading-bar')
  return (
    <ListenButton
      label={t('listen')}
      className="grid size-11 place-items-center rounded-md bg-subtle text-hejo-700 transition-colors duration-fast hover:bg-hejo-100 max-lg:hidden"
    >
      <SpeakerHighIcon aria-hidden="true" size={20} weight="bold" />
    </ListenButton>
  )
}
