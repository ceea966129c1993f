import { NotFoundView } from '@/components/content/not-found-view'
import DefaultLayout from './(default)/layout'

/** Shown inside the language's root layout for unknown slugs and paths; the HTTP entry sends the same page without JavaScript. */
export default function NotFound() {
  return (
    <DefaultLayout>
      <NotFoundView />
    </DefaultLayout>
  )
}
