import type { Commands } from '../command'

export const mediaCommands: Commands = {
  'media move': {
    usage: '[--from <store>] [--to <store>] [--check] [--delete-source]',
    help: `Copies all photos from one store to another while the portal runs, reads each one back and compares it; what is there already stays, so
that a run that was broken off can be started again. A store is a bucket (s3://…, written like MEDIA_URL) or a folder (in place of the
one named photos in DATA_DIR); the one that is not named is that of the settings. To change the store: "media move --to <new>", set
MEDIA_URL and restart every portal, then "media move --from <old> --delete-source" for what came in between; only this deletes, and
only when every photo is in the new store. --check only compares, exit code 1 when something is missing. Run it as the portal's user.`,
    load: async () => (await import('../media-commands')).moveMedia,
  },
}
