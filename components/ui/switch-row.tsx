import { Button } from './button'
import { InlineMessage } from './inline-message'
import { LiveRegion } from './live-region'
import { Switch } from './switch'

interface SwitchRowProps {
  id: string
  label: string
  hint: string
  isOn: boolean
  isBusy: boolean
  /** Why there is no switch at present; stands in its place. */
  unavailable?: string | undefined
  /** What else can be done about the setting. */
  more?: { text: string; label: string; onPress: () => void } | undefined
  /** What came of the last press, and what kept one from happening; empty while there is nothing to say. */
  done: string
  failed: string
  failedTone?: 'error' | 'warning'
  onChange: (isOn: boolean) => void
}

/** A setting that the server keeps: its switch, and below it what came of the last press. */
export function SwitchRow({
  id,
  label,
  hint,
  isOn,
  isBusy,
  unavailable,
  more,
  done,
  failed,
  failedTone = 'error',
  onChange,
}: SwitchRowProps) {
  return (
    <div aria-busy={isBusy || undefined}>
      {unavailable === undefined ? (
        <Switch id={id} label={label} hint={hint} isOn={isOn} onChange={onChange} />
      ) : (
        <p className="py-2.5">
          <span className="block text-label text-heading">{label}</span>
          <span className="block text-small text-text-2">{unavailable}</span>
        </p>
      )}
      {more && (
        <div className="pb-2.5">
          <p className="text-small text-text-2">{more.text}</p>
          <Button variant="text" isLoading={isBusy} onClick={more.onPress}>
            {more.label}
          </Button>
        </div>
      )}
      <LiveRegion message={done} />
      <LiveRegion message={failed} isUrgent />
      {done !== '' && <InlineMessage tone="success">{done}</InlineMessage>}
      {failed !== '' && <InlineMessage tone={failedTone}>{failed}</InlineMessage>}
    </div>
  )
}
