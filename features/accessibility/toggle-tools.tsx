'use client'

import {
  CircleHalfIcon,
  CursorIcon,
  ImageIcon,
  LinkSimpleIcon,
  PauseIcon,
  SpeakerHighIcon,
  SunIcon,
  TextBIcon,
  type Icon,
} from '@phosphor-icons/react'
import { useTranslations, useLocale } from 'next-intl'
import { InlineMessage } from '@/components/ui/inline-message'
import { Switch } from '@/components/ui/switch'
import type { AccessibilitySettings } from '@/lib/accessibility/settings'
import { useSettingsStore } from '@/lib/accessibility/settings-store'
import { useCallback, useSyncExternalStore } from 'react'
import {
  browserSpeech,
  speechServiceKey,
  voiceSupport,
  type VoiceSupport,
} from '@/lib/accessibility/voices'

function subscribe(onChange: () => void) {
  const speech = browserSpeech()
  speech?.addEventListener('voiceschanged', onChange)
  return () => speech?.removeEventListener('voiceschanged', onChange)
}

/**
 * What a person should know about the voice on this device: who speaks, how to stop it, or why it stays silent. Follows the list of
 * voices, which arrives late.
 */
function useVoiceNote(): { text: string; isProblem: boolean } {
  const t = useTranslations('accessibility.voice')
  const locale = useLocale()
  const support = useSyncExternalStore<VoiceSupport | 'SERVICE'>(
    subscribe,
    () => (speechServiceKey() ? 'SERVICE' : voiceSupport(browserSpeech(), locale)),
    () => 'READY',
  )
  if (support === 'SERVICE') return { text: t('service'), isProblem: false }
  if (support === 'READY') return { text: t('stopHint'), isProblem: false }
  return { text: t(support === 'UNSUPPORTED' ? 'unsupported' : 'noVoice'), isProblem: true }
}

/** Whether a media query matches now; false in server HTML. */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** Each tool with its drawing and, where its name does not say enough, the key of a hint. */
const toggles = [
  ['isVoiceEnabled', SpeakerHighIcon, 'toggles.isVoiceEnabled.hint'],
  ['isGrayscaleEnabled', CircleHalfIcon, 'toggles.isGrayscaleEnabled.hint'],
  ['isLightBackgroundEnabled', SunIcon, 'toggles.isLightBackgroundEnabled.hint'],
  ['isHighlightLinks', LinkSimpleIcon, 'toggles.isHighlightLinks.hint'],
  ['isBoldText', TextBIcon, 'toggles.isBoldText.hint'],
  ['isBigCursor', CursorIcon, null],
  ['isAnimation', PauseIcon, null],
  ['isHideImage', ImageIcon, null],
] as const satisfies readonly (readonly [keyof AccessibilitySettings, Icon, string | null])[]

const noteLook = 'text-small text-text-2'

type Toggle = (typeof toggles)[number][0]

interface ToggleToolsProps {
  /** Told what the switches cannot say themselves: another tool went off, how to stop the voice. */
  onSay: (sentence: string) => void
}

/** The eight tools that are on or off. What the device asks for already is said beside them. */
export function ToggleTools({ onSay }: ToggleToolsProps) {
  const t = useTranslations('accessibility')
  const settings = useSettingsStore((state) => state.settings)
  const change = useSettingsStore((state) => state.change)
  const voice = useVoiceNote()
  const device: Partial<Record<Toggle, string | false>> = {
    isLightBackgroundEnabled: useMediaQuery('(prefers-contrast: more)') && t('device.contrast'),
    isAnimation: useMediaQuery('(prefers-reduced-motion: reduce)') && t('device.motion'),
  }

  const set = (name: Toggle, isOn: boolean) => {
    change({ [name]: isOn })
    if (name === 'isGrayscaleEnabled' && isOn && settings.isLightBackgroundEnabled)
      onSay(t('said.highContrastOff'))
    else if (name === 'isLightBackgroundEnabled' && isOn && settings.isGrayscaleEnabled)
      onSay(t('said.monochromeOff'))
    else onSay(name === 'isVoiceEnabled' && isOn ? voice.text : '')
  }

  return (
    <ul className="divide-y divide-line">
      {toggles.map(([name, ToolIcon, hint]) => (
        <li key={name}>
          <Switch
            id={`accessibility-${name}`}
            label={t(`toggles.${name}.label`)}
            hint={device[name] || (hint === null ? undefined : t(hint))}
            icon={<ToolIcon size="1.625rem" weight="duotone" />}
            isOn={settings[name]}
            onChange={(isOn) => set(name, isOn)}
          />
          {name === 'isVoiceEnabled' && settings.isVoiceEnabled && (
            <div className="pb-3">
              {voice.isProblem ? (
                <InlineMessage tone="warning">{voice.text}</InlineMessage>
              ) : (
                <p className={noteLook}>{voice.text}</p>
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
