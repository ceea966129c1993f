import type { Commands } from '../command'
import { alertCommands } from './alerts'
import { backupCommands } from './backup'
import { complaintCommands } from './complaints'
import { contentCommands } from './content'
import { eventCommands } from './events'
import { feedbackCommands } from './feedback'
import { flagCommands } from './flags'
import { mediaCommands } from './media'
import { officeCommands } from './offices'
import { operatorCommands } from './operator'
import { outboxCommands } from './outbox'
import { previewCommands } from './preview'
import { searchCommands } from './search'
import { demoCommands, retentionCommands, upkeepCommands } from './upkeep'

/** Every command of operators: its name, how it is written, what it says of itself and what does it. */
export const commands: Commands = {
  ...contentCommands,
  ...previewCommands,
  ...searchCommands,
  ...feedbackCommands,
  ...demoCommands,
  ...retentionCommands,
  ...outboxCommands,
  ...eventCommands,
  ...operatorCommands,
  ...flagCommands,
  ...alertCommands,
  ...complaintCommands,
  ...officeCommands,
  ...backupCommands,
  ...mediaCommands,
  ...upkeepCommands,
}
