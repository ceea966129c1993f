import { z } from 'zod'
import { optionalUrl, wholeNumber } from './values'

/** Measurements and traces. */
export const observabilitySettings = {
  METRICS_PORT: wholeNumber(0, 65_535)
    .optional()
    .describe(
      'Port of the measurements for Prometheus (/metrics); off while empty. Never make it public.',
    ),
  METRICS_HOST: z
    .string()
    .trim()
    .min(1)
    .default('127.0.0.1')
    .describe('Address of the measurements.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl.describe(
    'Collector of traces (OTLP over HTTP): requests by route, renders, statements by kind; no address, query, statement or words of an ' +
      'error. Off while empty.',
  ),
}
