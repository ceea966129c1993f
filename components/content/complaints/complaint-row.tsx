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
    <article className="group relative flex gap-5 px-5 py-5 md:px-6.5 md:py-6">
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
        <h3
          className="mt-2.5 text-lead font-bold leading-snug tracking-[-0.015em] wrap-anywhere"
          lang="id"
        >
          <Link
            href={followingPath(complaint.complaint_number)}
            className="card-link decoration-2 underline-offset-4 group-hover:text-link group-hover:underline"
          >
            {complaint.title}
          </Link>
        </h3>
        <p lang="id" className="mt-1 max-w-[80ch] text-text-2 wrap-anywhere">
          {complaint.excerpt}
        </p>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-small text-text-2">
          <Fact icon={<MapPinIcon aria-hidden="true" size={17} />}>
            {t('place', { district: complaint.district_name, city: complaint.city_name })}
          </Fact>
          <Fact icon={<FolderSimpleIcon aria-hidden="true" size={17} />}>
            {complaint.complaint_category.name}
          </Fact>
          <Fact icon={<CalendarBlankIcon aria-hidden="true" size={17} />}>
            <span className="sr-only">{t('received')}: </span>
            <time dateTime={complaint.created_at}>
              {format.dateTime(new Date(complaint.created_at), { dateStyle: 'long' })}
            </time>
          </Fact>
          {supporters > 0 && (
            <Fact icon={<UsersThreeIcon aria-hidden="true" size={17} />}>
              {t('supporters', { count: supporters })}
            </Fact>
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

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex items-start gap-1.5">
      <span className="mt-0.5 shrink-0">{icon}</span>
      <span>{children}</span>
    </li>
  )
}
