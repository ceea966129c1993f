import { complaintStatuses } from '@/lib/complaints/statuses'
import {
  awaitedFilters,
  extensionReasons,
  handlingOrders,
  heldReasons,
  rejectionReasons,
  serviceClasses,
} from '@/lib/schemas/choices'
import { extensionDaysMax } from '@/lib/schemas/limits'
import type { Commands } from '../command'

const status = complaintStatuses
const filters = `[--status <status>] [--awaits ${awaitedFilters.join('|')}] [--late] [--held] [--category <id>] [--city <code>] [--district <code>]
[--body <office>] [--received-from <day>] [--received-until <day>] [--due-from <day>] [--due-until <day>] [--q <words>]`
const number = '<complaint number>'
const acting = '[--actor <name>] [--json]'
const step = `[--seen-step <n>] ${acting}`
const filled = '[--set <place=value>]...'
const note = `--note <text> | --template <name> [--note-en <text>] ${filled}`
const documents = '[--document <pdf>]... [--title <text>]... [--title-en <text>]...'
const evidence = `[--evidence <photo>]... ${documents}`
const values = { n: { min: 1 } }

export const complaintCommands: Commands = {
  'complaints list': {
    usage: `${filters} [--order ${handlingOrders.join('|')}] [--page <n>] [--per-page <n>] [--json]`,
    values: { ...values, status },
    help: 'Lists complaints to handle, by due day. A filter that no complaint can answer is refused.',
    load: async () => (await import('../complaint-commands')).listComplaints,
  },
  'complaints show': {
    usage: `${number} [--json]`,
    help: `Shows everything an officer needs for one complaint, with names and contacts and others about the same matter, and records that you
read them.`,
    load: async () => (await import('../complaint-commands')).showComplaint,
  },
  'complaints files': {
    usage: `${number} [<photo or document id>] [--save <folder>] [--open]`,
    help: `Saves all photos and documents, evidence too, or one of them, and prints the paths; never over a file. With --open the desktop
shows them.`,
    load: async () => (await import('../complaints/files')).saveFiles,
  },
  'complaints move': {
    usage: `${number}... --to <status> ${note} [--body <office>] [--outside] [--reason <reason>] [--class ${serviceClasses.join('|')}] ${evidence} ${step}`,
    values: { ...values, status, reason: rejectionReasons },
    help: `Moves a complaint, or each of several. "finished" proposes the end; the reporter confirms it. "coordinated" needs --body, "rejected"
needs --reason. --body takes the name or short name of an office (complaints offices); with --outside any other authority as you write it.
--document takes a PDF and needs a --title of its own, in the same order; it is kept without names of authors and signatures.
All actions take --actor (the system's user without it) and most --seen-step (refused when the complaint has moved since).`,
    load: async () => (await import('../complaints/actions')).move,
  },
  'complaints answer': {
    usage: `${number}... ${note} ${evidence} ${step}`,
    values,
    help: 'Says something to the reporter without a move.',
    load: async () => (await import('../complaints/actions')).answer,
  },
  'complaints ask': {
    usage: `${number}... --text <question> | --template <name> ${filled} ${documents} ${step}`,
    values,
    help: 'Asks the reporter; the clock stands until the answer.',
    load: async () => (await import('../complaints/actions')).ask,
  },
  'complaints extend': {
    usage: `${number}... --until <day> --reason <reason> [--note <text> | --template <name>] [--note-en <text>] ${filled} ${step}`,
    values: { ...values, reason: extensionReasons },
    help: `Extends the resolution day, by ${extensionDaysMax} working days from today at most.`,
    load: async () => (await import('../complaints/actions')).extend,
  },
  'complaints offices': {
    usage: '[--json]',
    help: 'Lists the offices that --body takes.',
    load: async () => (await import('../complaints/offices')).printOffices,
  },
  'complaints templates': {
    usage: '[--json]',
    help: `Lists the texts that --template takes, with their {places}. The number, --body and --until fill themselves, all others need
--set place=value; days are written out in both languages.`,
    load: async () => (await import('../complaints/templates')).listTemplates,
  },
  'complaints merge': {
    usage: `${number} --into <number> | --out ${step}`,
    values,
    help: 'Joins a complaint to another or takes it out.',
    load: async () => (await import('../complaints/actions')).merge,
  },
  'complaints hold': {
    usage: `${number} --reason <reason> | --release [--note <text>] ${step}`,
    values: { ...values, reason: heldReasons },
    help: 'Hides a complaint from the public or shows it again.',
    load: async () => (await import('../complaints/actions')).hold,
  },
  'complaints requests': {
    usage: '[--page <n>] [--per-page <n>] [--json]',
    values,
    help: 'Lists what reporters asked of their own data and an officer has to decide, by the hour by which each is due.',
    load: async () => (await import('../complaints/rights-requests')).listRequests,
  },
  'complaints erase': {
    usage: `${number} --grant | --refuse [--because <text>] [--because-en <text>] ${step}`,
    values,
    help: `Decides a reporter's request to erase a complaint. --grant empties it for good and ends it; --refuse leaves it and needs
--because, which the reporter reads.`,
    load: async () => (await import('../complaints/actions')).erase,
  },
  'complaints review': {
    usage: `${number} <photo id> --accept | --refuse ${acting}`,
    help: 'The second look at evidence that resembles an earlier photo, by somebody else than who uploaded it.',
    load: async () => (await import('../complaints/actions')).review,
  },
  'complaints export': {
    usage: `<file.csv|file.json> ${filters} [--with-contacts]`,
    values: { status },
    help: 'Writes complaints to a new file, without names and contacts unless asked for; then the read of each is recorded.',
    load: async () => (await import('../complaint-commands')).exportComplaints,
  },
  'complaints sp4n': {
    usage: '<file.csv|file.jsonl> [--with-private]',
    help: `Writes complaints with their histories to a new file, in fields after the form of SP4N-LAPOR (CSV has a row for each event). The
national interface is not public, so check the fields before you send them. Held, emptied and example complaints are never in it. With
--with-private it has private complaints, contacts, exact places and messages too, and records each read; hidden names stay hidden.`,
    load: async () => (await import('../complaints/sp4n')).exportSp4n,
  },
  'complaints contact-reads': {
    usage: '[<complaint number>] [--by <name>] [--before <id>] [--json]',
    values: { id: { min: 1 } },
    help: 'Lists who was shown names and contacts, of all complaints or of one, the latest first.',
    load: async () => (await import('../complaints/contact-reads')).contactReads,
  },
  'complaints recount': {
    usage: '[--check]',
    help: `Counts all complaints anew for the statistics and says what differed; with --check it changes nothing and fails when something differs.`,
    load: async () => (await import('../complaints/recount')).recount,
  },
}
