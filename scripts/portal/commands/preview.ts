import { previewHoursDefault, previewHoursMax } from '@/lib/schemas/limits'
import type { Commands } from '../command'

export const previewCommands: Commands = {
  'preview link': {
    usage: '<kind/slug> [--hours <hours>] [--json]',
    values: { hours: { min: 1, max: previewHoursMax } },
    help: `Makes a link to the preview of an item of any kind, for ${previewHoursDefault} hours or as many as named; it opens this one item only. The page
is as it would be with the draft; its other links lead to what is live. An id does for the slug, and a service needs no kind. Needs PREVIEW_SECRET.`,
    load: async () => (await import('../preview-commands')).linkPreview,
  },
  'preview list': {
    usage: '[--json]',
    help: 'Lists the links of the last days; the tokens themselves are stored nowhere.',
    load: async () => (await import('../preview-commands')).listPreviews,
  },
  'preview revoke': {
    usage: '<id> | --all',
    help: 'Takes one link back, or all.',
    load: async () => (await import('../preview-commands')).revokePreviews,
  },
}
