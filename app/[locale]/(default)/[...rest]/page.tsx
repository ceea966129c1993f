import { notFound } from 'next/navigation'

/** Every address no route knows. */
export default function UnknownPath() {
  notFound()
}
