export const savedKinds = ['article', 'service', 'information', 'document'] as const
export type SavedKind = (typeof savedKinds)[number]
