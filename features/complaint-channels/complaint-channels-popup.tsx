'use client'

import {
  ArrowUpRightIcon,
  ChatCircleDotsIcon,
  ClockIcon,
  FileTextIcon,
  GlobeIcon,
  MagnifyingGlassIcon,
  NotePencilIcon,
  PhoneIcon,
  type Icon,
} from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialog'
import { Link } from '@/components/ui/link'
import { WidgetIcon } from '@/components/layout/widget-icon'
import { complaintChannels, furtherNumbers, type ChannelId } from './channels'

const icons: Record<ChannelId, Icon> = {
  'aduan-warga': NotePencilIcon,
  'aduan-dan-tracking': FileTextIcon,
  'hotline-jabar': ChatCircleDotsIcon,
  'nomor-darurat': PhoneIcon,
  'sp4n-lapor': GlobeIcon,
  'jabar-saber-hoaks': MagnifyingGlassIcon,
}

// Pages of the portal open beside the one a person is reading, as other sites do; telephone numbers go to the dialler.
const tabOf = (link: string) => (link.startsWith('/') ? { target: '_blank', rel: 'noopener' } : {})

/** All ways to complain or to call for help, with the hours in which people answer. */
export function ComplaintChannelsPopup({
  hotlineUrl,
  onClose,
}: {
  hotlineUrl: string | undefined
  onClose: () => void
}) {
  const t = useTranslations('complaint-channels')
  const widget = useTranslations('widgets')
  return (
    <Dialog
      title={widget('items.CITIZEN_COMPLAINT.title')}
      subtitle={t('subtitle')}
      icon={<WidgetIcon name="complaint" size={28} />}
      closeLabel={widget('sheet.close')}
      onClose={onClose}
      closesOutside
      width="max-w-[29.375rem]"
    >
      <ul>
        {complaintChannels(hotlineUrl).map(({ id, link }) => {
          const ChannelIcon = icons[id]
          return (
            <li key={id} className="border-b border-line last:border-b-0">
              <Link
                {...tabOf(link)}
                href={link}
                onClick={onClose}
                className={
                  'flex min-h-12.5 items-center gap-3 rounded-md py-2.5 text-label text-heading ' +
                  'hover:text-link-hover hover:underline underline-offset-4'
                }
              >
                <ChannelIcon
                  aria-hidden="true"
                  size={20}
                  weight="duotone"
                  className="shrink-0 text-link"
                />
                <span className="min-w-0 flex-1">{t(`items.${id}`)}</span>
                {!link.startsWith('tel:') && (
                  <ArrowUpRightIcon
                    aria-hidden="true"
                    size={18}
                    weight="bold"
                    className="shrink-0 text-link"
                  />
                )}
              </Link>
              {id === 'nomor-darurat' && <FurtherNumbers onFollow={onClose} />}
            </li>
          )
        })}
      </ul>
      <p className="mt-4 flex gap-2.5 rounded-lg bg-sunken px-4 py-3 text-small text-text-2">
        <ClockIcon aria-hidden="true" size={20} weight="duotone" className="shrink-0 text-link" />
        <span>
          <span className="block">{t('hoursTitle')}</span>
          <span className="block font-semibold text-heading">{t('hours')}</span>
        </span>
      </p>
    </Dialog>
  )
}

function FurtherNumbers({ onFollow }: { onFollow: () => void }) {
  const t = useTranslations('complaint-channels')
  return (
    <p className="-mt-1 flex flex-wrap gap-2.5 pb-3 ps-8">
      {furtherNumbers.map(({ key, number }) => (
        <Link
          key={key}
          href={`tel:${number}`}
          onClick={onFollow}
          className="inline-flex min-h-11 items-center rounded-md px-3.5 text-small font-semibold text-link ring-1 ring-inset ring-line-strong hover:bg-subtle"
        >
          {t(key, { number })}
        </Link>
      ))}
    </p>
  )
}
