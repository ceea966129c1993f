'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { InlineMessage } from '@/components/ui/inline-message'
import { LiveRegion } from '@/components/ui/live-region'
import { useFailureMessage } from '@/lib/failures/use-failure-message'
import type { OwnComplaintData } from '@/lib/schemas/complaint-following'
import { saveFile } from '@/lib/device/save-file'
import type { ActionProps } from './action-frame'
import { plainText, useOwnDataGroups, type DataGroup } from './own-data-groups'
import { useOwnData } from './use-own-data'

/** Everything held about the reporter, to read and to take away as a file for people or for machines. */
export function OwnDataAction({ complaint, onClose }: ActionProps) {
  const t = useTranslations('complaint-following')
  const state = useOwnData(complaint)
  const groupsOf = useOwnDataGroups()
  const failureMessage = useFailureMessage('action')
  const failed = state.kind === 'failed' ? failureMessage(state.failure) : ''
  const groups = state.kind === 'read' ? groupsOf(state.own) : []
  return (
    <Dialog
      title={t('act.see_data.title')}
      closeLabel={t('act.close')}
      onClose={onClose}
      closesOutside
      isFullScreenOnPhone
    >
      <div className="space-y-5">
        <p className="text-text-2">{t('act.see_data.text')}</p>
        <LiveRegion message={state.kind === 'loading' ? t('act.see_data.loading') : ''} />
        <LiveRegion message={failed} isUrgent />
        {state.kind === 'loading' && <p>{t('act.see_data.loading')}</p>}
        {failed && <InlineMessage tone="error">{failed}</InlineMessage>}
        {state.kind === 'read' && <Downloads own={state.own} groups={groups} />}
        {groups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
    </Dialog>
  )
}

function Downloads({ own, groups }: { own: OwnComplaintData; groups: readonly DataGroup[] }) {
  const t = useTranslations('complaint-following')
  const name = t('data.fileName', { number: own.complaint_number })
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        className="max-sm:w-full"
        onClick={() =>
          saveFile(
            new Blob([plainText(groups)], { type: 'text/plain;charset=utf-8' }),
            `${name}.txt`,
          )
        }
      >
        {t('act.see_data.plain')}
      </Button>
      <Button
        variant="secondary"
        className="max-sm:w-full"
        onClick={() =>
          saveFile(
            new Blob([JSON.stringify({ data: own }, null, 2)], { type: 'application/json' }),
            `${name}.json`,
          )
        }
      >
        {t('act.see_data.json')}
      </Button>
    </div>
  )
}

function Group({ group: { title, rows } }: { group: DataGroup }) {
  return (
    <section>
      <h3 className="text-h4 text-heading">{title}</h3>
      <dl className="mt-2 divide-y divide-line">
        {rows.map(({ label, value }, index) => (
          <div key={`${index}-${label}`} className="grid gap-x-4 py-2 sm:grid-cols-[12rem_1fr]">
            <dt className="text-small text-text-2">{label}</dt>
            <dd className="whitespace-pre-line break-words text-heading">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
