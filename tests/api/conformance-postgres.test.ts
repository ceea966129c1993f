import { postgres } from '../support/database'
import { describeContract } from './conformance/contract'
import { describeLoadedLibraries } from './conformance/loaded-libraries'
import { openEmbedded } from './conforming-portals'

describeContract('PostgreSQL', {
  open: () => openEmbedded(postgres),
  atFirst: describeLoadedLibraries,
})
