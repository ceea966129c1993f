import { sqlite } from '../support/database'
import { describeContract } from './conformance/contract'
import { describeFuzz } from './conformance/fuzz'
import { describeLinkChecker } from './conformance/link-checker'
import { describeLoadedLibraries } from './conformance/loaded-libraries'
import { describeProtocol } from './conformance/protocol'
import { describePublicPages } from './conformance/rights'
import { describeWeather } from './conformance/weather'
import { apiKey, openEmbedded } from './conforming-portals'

describeContract('SQLite', {
  open: () => openEmbedded(sqlite),
  atFirst: describeLoadedLibraries,
  // Checks that do not depend on the database run only here.
  more(ask, running) {
    describeWeather({ ask, agency: () => running().agency, output: () => running().output() })
    describeLinkChecker(ask)
    describeProtocol(ask)
    describeFuzz(ask)
    describePublicPages(ask, apiKey)
  },
})
