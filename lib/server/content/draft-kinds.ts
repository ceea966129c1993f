/** Kinds of content that can be drafted, published and withdrawn one by one. */
export const draftKinds = ['services', 'news'] as const
export type DraftKind = (typeof draftKinds)[number]
export const isDraftKind = (value: unknown): value is DraftKind =>
  draftKinds.some((kind) => kind === value)
