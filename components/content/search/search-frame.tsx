import type { ReactNode } from 'react'
import { Container } from '@/components/layout/container'

/** Rail of content types beside the results; above them on small screens. Without a rail the results have its room. */
export function SearchFrame({ nav, children }: { nav?: ReactNode; children: ReactNode }) {
  return (
    <Container className="pb-18 pt-8">
      {nav ? (
        <div className="grid gap-x-14 gap-y-7 lg:grid-cols-[16.5rem_minmax(0,1fr)]">
          {nav}
          <div className="min-w-0">{children}</div>
        </div>
      ) : (
        children
      )}
    </Container>
  )
}
