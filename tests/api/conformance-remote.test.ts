import { contractConformance } from './conformance/contract'
import { weatherAnswersConformance } from './conformance/weather'
import { openRemote } from './conforming-portals'

contractConformance('a provincial API', {
  open: openRemote,
  more: (ask, running) => weatherAnswersConformance({ ask, agency: () => running().agency }),
})
