'use client'

import { ConnectionBanner } from './connection-banner'
import { fetchPage } from './fetch-page'
import { HashLinks } from './hash-links'
import { PageLinks } from './page-links'
import { PrefetchLinks } from './prefetch-links'
import { RouteFollower } from './route-follower'
import { ShortFormAddresses } from './short-form-addresses'

/** Everything a frame needs to make moving between pages plain to everybody. Once per frame, as its last element. */
export function NavigationEffects() {
  return (
    <>
      <RouteFollower />
      <HashLinks />
      <PageLinks />
      <PrefetchLinks fetch={fetchPage} />
      <ShortFormAddresses />
      {/* Notes stick to the bottom of the window and have their place at the end of the page, so they never hide the last line of anything. */}
      <div className="sticky bottom-0 z-dock print:hidden">
        <ConnectionBanner />
      </div>
    </>
  )
}
