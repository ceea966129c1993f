import type { Commands } from '../command'

export const contentCommands: Commands = {
  'content validate': {
    usage: '<folder>',
    help: 'Reads a content folder and says what is in it or which file is wrong. Touches no database.',
    load: async () => (await import('../content-commands')).validateContent,
  },
  'content export': {
    usage: '<folder>',
    help: `Writes everything stored into a new folder that "content import" reads. Documents and pictures in public/ stay where they are.`,
    load: async () => (await import('../content-commands')).exportFolder,
  },
  'content import': {
    usage: '<folder> [--dry-run]',
    help: `Adds and changes everything found in a content folder in one step; nothing is removed, counters stay.
With --dry-run it only says what would change.`,
    load: async () => (await import('../content-commands')).importFolder,
  },
  'content sync': {
    usage: '[--dry-run] [--json]',
    help: `Brings in what has changed in the folder of CONTENT_SOURCE, as the server does on its schedule: pulls it where it is a clone, then imports
the files that are not as they were the last time. With --dry-run it pulls and changes nothing. A wrong file or a refused pull leaves everything
as it is. Items whose file has gone stay, unless CONTENT_SOURCE_DELETIONS=withdraw.`,
    load: async () => (await import('../sync-commands')).syncFolder,
  },
  'content template': {
    usage: 'offices <folder>',
    help: `Writes a new content folder with a row for every office of the regencies and cities, what is known already filled in:
a file for each kind of office, offices/<kind>.json. Fill in what you know and leave null what you do not:
"address", "phone" (022-1234567), "website" (https://...), "hours" ([{"day": "Senin", "start": "08:00:00", "end": "16:00:00"}, ...],
a row for each time of opening), "name" where the office is not called as its note says ({"id": ..., "en": ...}), and "checked_on",
the day on which you asked the office (2026-11-26). Leave id, kind and district alone. Then: content import <folder>.`,
    load: async () => (await import('../office-template')).writeTemplate,
  },
  'content blocks': {
    usage: '<text file>',
    help: `Prints what a document says as "blocks" for its content file, so that search finds it and names the page: one block for each
page, from the text that pdftotext makes of a PDF (pdftotext laporan.pdf laporan.txt), in which pages end with a form feed.`,
    load: async () => (await import('../document-blocks')).printBlocks,
  },
  'content draft': {
    usage: '<file>... [--kind <kind>] [--dry-run] [--json]',
    help: `Keeps drafts beside the live versions and says what differs: a JSON file or an article's folder with id.md, of any kind. The kind is
the name of the folder that holds it, as in an export, or the one given; elsewhere JSON is a service and Markdown an article. Of a file
with several items each that differs becomes a draft. Nobody sees a draft but by a preview link. The words of the live version end a draft.`,
    load: async () => (await import('../draft-commands')).draftContent,
  },
  'content drafts': {
    usage: '[--json]',
    help: 'Lists drafts and what was taken out of the portal.',
    load: async () => (await import('../draft-commands')).showDrafts,
  },
  'content publish': {
    usage: '<kind/slug> [--dry-run] [--json]',
    help: `Makes a draft the live version, or puts back what was taken out. Write kind/slug or kind/id (awards/12);
services and news may leave out the kind before a slug. What may be several items is refused with their names.`,
    load: async () => (await import('../draft-commands')).publishContent,
  },
  'content unpublish': {
    usage: '<kind/slug> [--dry-run] [--json]',
    help: `Takes a live item out of lists, pages, search and feeds. Nothing is lost; "publish" puts it back. What pages cannot do without (flags,
texts of pages, regencies and cities, offices) stays.`,
    load: async () => (await import('../draft-commands')).unpublishContent,
  },
  'content history': {
    usage: '<kind> <slug> [--json]',
    help: `Lists the versions of an item that are kept, the latest first: until when each was live, what replaced it and who. An id does
for the slug.`,
    load: async () => (await import('../history-commands')).showHistory,
  },
  'content diff': {
    usage: '<kind> <slug> [<version>] [<version or draft>]',
    help: `Says line by line what differs between two versions of an item, as "diff -u" does, in the files of an export. Without versions: the last
change. With one: what has changed since. The word draft stands for its draft; alone it says what the draft would change.`,
    load: async () => (await import('../history-commands')).showDifference,
  },
  'content revert': {
    usage: '<kind> <slug> <version> [--dry-run]',
    help: `Publishes an earlier version of an item again; the present one is kept as a version. A draft stays as it is.`,
    load: async () => (await import('../history-commands')).revertContent,
  },
  'content report': {
    usage: '[--pages | --due] [--json]',
    help: `Says of every item what an editor should look at: English that is missing, hard or very long sentences, a review date that
has come or comes within 30 days, a year without a change, links that lead nowhere, facts of offices that nobody has checked, pictures
without description, long titles. Changes nothing. With --due it lists only what is to be looked at again now or within 30 days. With
--pages it says what readers said about pages instead, worst first: whether they helped, in their latest version (day of its last
change), and what was reported. At most 100 pages; telephone numbers, e-mail addresses and the like were masked when a report came.`,
    load: async () => (await import('../report-commands')).contentReport,
  },
}
