import { NotFoundView } from '@/components/content/not-found-view'
import { PageViewError } from '@/features/error-page/page-view-error'

/** Shown in the frame after a client navigation to an unknown slug or path; without JavaScript the HTTP entry sends the same view. */
export default function NotFound() {
  return (
    <>
      <NotFoundView />
      <PageViewError />
    </>
  )
}
