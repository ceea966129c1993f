import {
  CheckCircleIcon,
  InfoIcon,
  WarningCircleIcon,
  WarningIcon,
} from '@phosphor-icons/react/ssr'

/** The four tones of notes: tint 50, icon 600, text 800, and a different icon each, so that colour is never alone. */
export const messageStyles = {
  info: { Icon: InfoIcon, box: 'bg-mega-50 text-mega-800', icon: 'text-mega-600' },
  success: { Icon: CheckCircleIcon, box: 'bg-hejo-50 text-hejo-800', icon: 'text-hejo-600' },
  warning: { Icon: WarningIcon, box: 'bg-pare-50 text-pare-800', icon: 'text-pare-600' },
  error: {
    Icon: WarningCircleIcon,
    box: 'bg-beureum-50 text-beureum-800',
    icon: 'text-beureum-600',
  },
} as const

export type MessageTone = keyof typeof messageStyles
