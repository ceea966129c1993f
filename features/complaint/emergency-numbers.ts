/** National numbers: 112 emergencies, 119 medical, 110 police. Keys are those of the `complaint.emergency` messages. */
export const emergencyNumbers = [
  { key: 'general', number: '112' },
  { key: 'medical', number: '119' },
  { key: 'police', number: '110' },
] as const
