import { sqlite } from '../support/database'
import { contractConformance } from './conformance/contract'
import { fuzzConformance } from './conformance/fuzz'
import { linkCheckerConformance } from './conformance/link-checker'
import { protocolConformance } from './conformance/protocol'
import { publicPagesConformance } from './conformance/rights'
import { weatherConformance } from './conformance/weather'
import { apiKey, openEmbedded } from './conforming-portals'

contractConformance('SQLite', {
  open: () => openEmbedded(sqlite),
  // Checks that do not depend on the database run only here.
  more(ask, running) {
    weatherConformance({ ask, agency: () => running().agency, output: () => running().output() })
    linkCheckerConformance(ask)
    protocolConformance(ask)
    fuzzConformance(ask)
    publicPagesConformance(ask, apiKey)
  },
})
