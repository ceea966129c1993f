import {
  alertDaysMax,
  extensionDaysMax,
  previewHoursDefault,
  previewHoursMax,
} from '@/lib/schemas/limits'
import { operatorScopes } from '@/lib/server/operators/operator'

const draftHelp = `  npm run portal -- content draft <file>... [--dry-run] [--json]
      Keeps drafts beside the live versions and says what differs: a service's JSON file or an article's folder with id.md.
      Nobody sees a draft but by a preview link. The words of the live version end a draft.
  npm run portal -- content drafts [--json]
      Lists drafts and what was taken out of the portal.
  npm run portal -- content publish <id|slug> [--dry-run] [--json]
      Makes a draft the live version, or puts back what was taken out. An id is that of a service; write news/<id> for an article.
  npm run portal -- content unpublish <kind>/<slug> [--dry-run] [--json]
      Takes a live item (services, news) out of lists, pages, search and feeds. Nothing is lost; "publish" puts it back.`

const reportHelp = `  npm run portal -- content report [--json]
      Says of every item what an editor should look at: English that is missing, hard or very long sentences, a year without a change,
      links that lead nowhere, pictures without description, long titles. Changes nothing.`

const previewHelp = `  npm run portal -- preview link <service id|slug> [--hours n] [--json]
      Makes a link to the preview of a service, for ${previewHoursDefault} hours or up to ${previewHoursMax}; it opens this one service only. Needs PREVIEW_SECRET.
  npm run portal -- preview list [--json]
      Lists the links of the last days; the tokens themselves are stored nowhere.
  npm run portal -- preview revoke <id>|--all
      Takes one link back, or all.`

const operatorHelp = `  npm run portal -- operator tokens add --name <office> --scopes ${operatorScopes.join(',')} --ends <day> [--json]
      Makes a token for /v1/operator and shows it once; it is valid to the end of that day (WIB), at most two years. "read" shows complaints
      without contacts, "handle" allows every action, "contacts" shows reporters' contacts as well and records each read.
  npm run portal -- operator tokens list [--all] [--json]
      Lists the valid tokens by their end, with the day of their last use; with --all the others too.
  npm run portal -- operator tokens end <name>
      Ends a token; running servers refuse it within five seconds.`

const flagHelp = `  npm run portal -- flags [list] [--json]
      Lists the feature flags with their stored values.
  npm run portal -- flags set <name> on|off [--json]
      Switches a stored flag. A running server follows at once, pages it has kept within a minute.`

const alertHelp = `  npm run portal -- alerts list [--all] [--json]
      Lists the warnings that are or will be shown; with --all those of the past too.
  npm run portal -- alerts issue --level info|warning|danger --title-id <text> --title-en <text> --body-id <text> --body-en <text>
                                 --expires <time> [--starts <time>] [--link <path or https address>] [--areas 32.04,32.73] [--json]
      Shows a warning on every page until it expires, at most ${alertDaysMax} days; times such as 2026-11-23T18:00 are WIB. Running servers show it within seconds.
  npm run portal -- alerts end <number>
      Takes a warning off every page now.`

const complaintHelp = `  npm run portal -- complaints list [--status s] [--awaits answer|confirmation] [--late] [--held] [--category id] [--city code] [--district code]
                                    [--body office] [--received-from day] [--received-until day] [--due-from day] [--due-until day] [--q words]
                                    [--order due|newest|oldest] [--page n] [--per-page n] [--json]
      Lists complaints to handle, by due day. A filter that no complaint can answer is refused.
  npm run portal -- complaints show <number> [--json]
      Shows everything an officer needs for one complaint, with names and contacts and others about the same matter, and records that you read them.
  npm run portal -- complaints photo <number> [photo id] [--save <folder>] [--open]
      Saves all photos, evidence too, or one of them, and prints the paths; never over a file. With --open the desktop shows them.
  npm run portal -- complaints move <number>... --to <status> --note <text>|--template <name> [--note-en <text>] [--body <office> [--outside]] [--reason <code>]
                                    [--class information|ordinary|supervision] [--evidence <photo>]...
      Moves a complaint, or each of several. "finished" proposes the end; the reporter confirms it. "coordinated" needs --body, "rejected" needs
      --reason. --body takes the name or short name of an office (complaints offices); with --outside any other authority as you write it.
  npm run portal -- complaints answer <number>... --note <text>|--template <name> [--note-en <text>] [--evidence <photo>]...
      Says something to the reporter without a move.
  npm run portal -- complaints ask <number>... --text <question>|--template <name>
      Asks the reporter; the clock stands until the answer.
  npm run portal -- complaints extend <number>... --until <day> --reason <code> [--note <text>|--template <name>]
      Extends the resolution day, by ${extensionDaysMax} working days from today at most.
  npm run portal -- complaints offices [--json]
  npm run portal -- complaints templates [--json]
      Lists the offices that --body takes; the texts that --template takes, with their {places}. The number, --body and --until fill themselves,
      all others need --set place=value; days are written out in both languages.
  npm run portal -- complaints merge <number> --into <number> | --out
  npm run portal -- complaints hold <number> --reason <code> | --release [--note <text>]
      Joins a complaint to another or takes it out; hides it from the public or shows it again.
  npm run portal -- complaints review <number> <photo id> --accept | --refuse
      The second look at evidence that resembles an earlier photo, by somebody else than who uploaded it.
  npm run portal -- complaints export <file.csv|file.json> [filters of list] [--with-contacts]
      Writes complaints to a new file, without names and contacts unless asked for; then the read of each is recorded.
  npm run portal -- complaints contact-reads [number] [--by name] [--before id] [--json]
      Lists who was shown names and contacts, of all complaints or of one, the latest first.
  npm run portal -- complaints recount [--check]
      Counts all complaints anew for the statistics and says what differed; with --check it changes nothing and fails when something differs.
      Actions take --actor <name> (the system's user without it), --seen-step <n> (refused when the complaint has moved since) and --json.`

const backupHelp = `
  npm run portal -- backup
      Adds a run to the backup set of BACKUP_URL, a folder or a bucket, while the portal runs: the database as it is at one moment and the
      photos that the set does not hold yet, encrypted to BACKUP_RECIPIENT. Meant for every hour. Older runs are thinned out: all of two
      days, one a day for 35 days, one a month for a year; photos that none of them names go with them.
  npm run portal -- backup list [--from <set>]
      Lists the runs of a set.
  npm run portal -- backup <file.tar.gz | folder> [--keep <number>]
      Writes the database and all photos, as they are at one moment, into one archive while the portal runs. In a folder the archive gets
      a name with the time; with --keep only that many of the newest stay there. Keep it as safe as the portal's own data.
  npm run portal -- backup verify <file.tar.gz>
      Reads a whole archive and compares every file with its checksum.
  npm run portal -- restore [<file.tar.gz> | --from <set>] [--at <run>] [--identity <file>] [--force]
      Puts a backup in the place that the settings name, with the portal stopped: the newest run of BACKUP_URL, or what is named. The
      identity is the private key of an encrypted set. Checks before anything is touched, refuses a backup of a newer portal, and replaces
      a portal that is there only with --force.
  npm run portal -- restore --rehearse [--from <set>] [--at <run>] [--identity <file>] [--photos <number> | all]
      Restores into a temporary place (PostgreSQL: a database beside that of DATABASE_URL), compares it with the manifest, opens it as the
      portal does, compares 500 photos with their checksums, and removes the place. Exit code 1 when anything is wrong.`

const mediaHelp = `
  npm run portal -- media move [--from <store>] [--to <store>] [--check] [--delete-source]
      Copies all photos from one store to another while the portal runs, reads each one back and compares it; what is there already stays, so
      that a run that was broken off can be started again. A store is a bucket (s3://…, written like MEDIA_URL) or a folder (in place of the
      one named photos in DATA_DIR); the one that is not named is that of the settings. To change the store: "media move --to <new>", set
      MEDIA_URL and restart every portal, then "media move --from <old> --delete-source" for what came in between; only this deletes, and
      only when every photo is in the new store. --check only compares, exit code 1 when something is missing. Run it as the portal's user.`

const doctorHelp = `
  npm run portal -- doctor [--json] [--backup <folder>]
      Looks at settings, machine, database, photos and the other systems that are set, and says in one line each what to do. Changes and
      sends nothing, also at the age of the backups of BACKUP_URL. With --backup also how old the newest archive of a folder is. Exit code 1 when something fails.`

const migrateHelp = `
  npm run portal -- migrate [--status]
      Brings database and seeded content up to date without starting the server; safe beside running portals. With --status it only
      lists the migrations to come.`

/** The text of `npm run portal -- help`. Here for all commands, because whoever asks for it needs none of their modules. */
export const help = `Portal Jabar, commands for operators

  npm run portal -- help
      Shows this text.
  npm run portal -- content validate <folder>
      Reads a content folder and says what is in it or which file is wrong. Touches no database.
  npm run portal -- content export <folder>
      Writes everything stored into a new folder that "content import" reads. Documents and pictures in public/ stay where they are.
  npm run portal -- content import <folder> [--dry-run]
      Adds and changes everything found in a content folder in one step; nothing is removed, counters stay.
      With --dry-run it only says what would change.
${draftHelp}
${reportHelp}
${previewHelp}
  npm run portal -- demo remove [--dry-run]
      Deletes every record marked as an example and keeps later starts from bringing them back.
      With --dry-run it only counts them.
  npm run portal -- retention [--dry-run]
      Removes what is not kept any longer, as the server does every day: who sent complaints that ended long ago, old texts and photos,
      expired secrets, counters and sent messages. Prints one line per rule. With --dry-run it only counts.
  npm run portal -- outbox list
      Lists the messages about complaints that were not sent yet, why, and when they are tried again; addresses are masked.
  npm run portal -- outbox retry <message>|--all
      Makes one message, or all unsent ones, due now. The running server sends them.
  npm run portal -- outbox allow <address>
      Lets mail go again to an address whose owner had stopped all of it and now asks for it.
${operatorHelp}
${flagHelp}
${alertHelp}
${complaintHelp}${backupHelp}${mediaHelp}${doctorHelp}${migrateHelp}

A content folder holds tags.json, news/<name>/id.md and en.md, and a folder of JSON files for each other kind of content;
lib/server/seed/content is an example.
Settings (DATA_DIR, DATABASE_URL) are those of the server. Exit codes: 0 done, 1 failed, 2 wrong use.`
