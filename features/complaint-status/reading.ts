/** When the shown complaint was last read, and whether that is going on or has failed since. */
export interface Reading {
  readAt: Date
  state: 'read' | 'reading' | 'failed'
}
