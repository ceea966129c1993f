import { sqlite } from '../support/database'
import { contractConformance } from './conformance/contract'
import { fuzzConformance } from './conformance/fuzz'
import { linkCheckerConformance } from './conformance/link-checker'
import { protocolConformance } from './conformance/protocol'
import { weatherConformance } from './conformance/weather'
import { openEmbedded } from './conforming-portals'

contractConformance('SQLite', {
  open: () => openEmbedded(sqlite),
  // What no database has a part in is asked here alone.
  more(ask, running) {
    weatherConformance({ ask, agency: () => running().agency, output: () => running().output() })
    linkCheckerConformance(ask)
    protocolConformance(ask)
    fuzzConformance(ask)
  },
})
