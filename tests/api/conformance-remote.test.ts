import { contractConformance } from './conformance/contract'
import { weatherResponsesConformance } from './conformance/weather'
import { openRemote } from './conforming-portals'

contractConformance('a provincial API', {
  open: openRemote,
  more: (ask, running) => weatherResponsesConformance({ ask, agency: () => running().agency }),
})
