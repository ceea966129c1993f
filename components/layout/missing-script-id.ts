/** Id of the note about a missing script; whoever finds one missing takes its `hidden` away. */
export const missingScriptNoteId = 'missing-script'
