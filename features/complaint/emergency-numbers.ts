/**
 * National numbers, those that answer everywhere first: 119 medical, 110 police, and 112, which not every regency and city has. Keys are those of
 * the `complaint.emergency` messages.
 */
export const emergencyNumbers = [
  { key: 'medical', number: '119' },
  { key: 'police', number: '110' },
  { key: 'general', number: '112' },
] as const
