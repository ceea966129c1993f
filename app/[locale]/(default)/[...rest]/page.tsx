import { notFound } from 'next/navigation'

/** All unknown addresses. */
export default function UnknownPath() {
  notFound()
}
