import { describeContract } from './conformance/contract'
import { describeWeatherResponses } from './conformance/weather'
import { openRemote } from './conforming-portals'

describeContract('a provincial API', {
  open: openRemote,
  more: (ask, running) => describeWeatherResponses({ ask, agency: () => running().agency }),
})
