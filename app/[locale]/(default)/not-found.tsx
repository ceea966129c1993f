import { NotFoundContent } from './not-found-content'

/** Shown in the frame after a client navigation to an unknown slug or path; without JavaScript the HTTP entry sends the same view. */
export default function NotFound() {
  return <NotFoundContent />
}
