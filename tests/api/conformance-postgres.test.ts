import { postgres } from '../support/database'
import { contractConformance } from './conformance/contract'
import { openEmbedded } from './conforming-portals'

contractConformance('PostgreSQL', { open: () => openEmbedded(postgres) })
