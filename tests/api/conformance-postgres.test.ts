import { postgres } from '../support/database'
import { describeContract } from './conformance/contract'
import { openEmbedded } from './conforming-portals'

describeContract('PostgreSQL', { open: () => openEmbedded(postgres) })
