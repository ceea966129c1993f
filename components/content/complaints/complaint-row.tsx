import {
  CalendarBlankIcon,
  FolderSimpleIcon,
  MapPinIcon,
  UsersThreeIcon,
} from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { ExampleTag } from '@/components/ui/example-tag'
import { Tag } from '@/components/ui/tag'
import { useFormatter } from '@/lib/i18n/formatter'
import type { MonitoredComplaint } from '@/lib/schemas/complaint-monitoring'
import { followingPath } from '@/lib/address/lists/monitoring-address'
import { type ComplaintStatus, statuses } from '@/lib/complaints/statuses'

const signs = [
  ['place', MapPinIcon],
  ['category', FolderSimpleIcon],
  ['day', CalendarBlankIcon],
  ['supporters', UsersThreeIcon],
] as const
type Sign = (typeof signs)[number][0]
const signPixels = 17
const signId = (sign: Sign) => `tanda-${sign}`

/** The signs of all rows, drawn once; stands before the first of them. */
export const RowSigns = () => (
  <svg aria-hidden="true" className="absolute size-0">
    {signs.map(([sign, Icon]) => (
      <Icon key={sign} id={signId(sign)} size={signPixels} />
    ))}
  </svg>
)

/** Status of a complaint, by the name of the contract. */
const ComplaintStatusTag = ({ status, name }: { status: ComplaintStatus; name: string }) => (
  <Tag tone={statuses[status].tone}>{name}</Tag>
)

/** A public complaint in the list: status, title, place, date and number of supporters. */
export function ComplaintRow({ complaint }: { complaint: MonitoredComplaint }) {
  const t = useTranslations('complaint-monitoring.row')
  const format = useFormatter()
  const {
    complaint_status_id: status,
    status_name: statusName,
    handling_body: body,
    supporters,
    photo,
  } = complaint
  return (
    <article className="complaint-row group">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <ComplaintStatusTag status={status} name={statusName} />
          {complaint.is_demo && <ExampleTag />}
          <span className="text-small tabular-nums text-text-2">
            <span className="sr-only">{t('number')}: </span>
            {complaint.complaint_number_masked}
          </span>
        </div>
        {/* Complaints are written in whatever language their reporter speaks, mostly Indonesian. */}
        <h3 lang="id">
          <Link href={followingPath(complaint.complaint_number)} className="card-link">
            {complaint.title}
          </Link>
        </h3>
        <p lang="id">{complaint.excerpt}</p>
        <ul>
          <Fact sign="place">
            {t('place', { district: complaint.district_name, city: complaint.city_name })}
          </Fact>
          <Fact sign="category">{complaint.complaint_category.name}</Fact>
          <Fact sign="day">
            <span className="sr-only">{t('received')}: </span>
            <time dateTime={complaint.created_at}>
              {format.dateTime(new Date(complaint.created_at), { dateStyle: 'long' })}
            </time>
          </Fact>
          {supporters > 0 && (
            <Fact sign="supporters">{t('supporters', { count: supporters })}</Fact>
          )}
          {body !== null && <li>{t('handledBy', { body })}</li>}
          <li>{t('reporter', { name: complaint.reporter_name })}</li>
        </ul>
      </div>
      {photo !== null && (
        <img
          src={photo}
          alt=""
          width={112}
          height={112}
          loading="lazy"
          decoding="async"
          className="no-print hidden size-28 shrink-0 rounded-leaf bg-sunken object-cover sm:block"
        />
      )}
    </article>
  )
}

function Fact({ sign, children }: { sign: Sign; children: ReactNode }) {
  return (
    <li className="complaint-fact">
      <svg aria-hidden="true" width={signPixels} height={signPixels}>
        <use href={`#${signId(sign)}`} />
      </svg>
      <span>{children}</span>
    </li>
  )
}
