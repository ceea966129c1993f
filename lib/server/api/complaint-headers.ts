/** Headers of calls about one complaint, for the OpenAPI document. */
export const optionalSecretHeader = {
  'X-Complaint-Secret': {
    description:
      'Secret of the complaint; needed for private ones and opens what only the reporter sees',
    isRequired: false,
  },
}
export const secretHeader = {
  'X-Complaint-Secret': { description: 'Secret of the complaint', isRequired: true },
}
export const repeatKeyHeader = {
  'Idempotency-Key': {
    description:
      'UUID of the request; repeated with it, and with the old or the new secret, it gets the same answer for a day',
    isRequired: false,
  },
}
export const idempotencyKeyHeader = {
  'Idempotency-Key': {
    description: 'UUID of the form; pages must send it, and repeats with it are harmless',
    isRequired: false,
  },
}
