/** A number that somebody can be asked for; asked only while measurements are read. */
export interface Gauge {
  /** Name in the measurements, such as `portal_outbox_messages`. */
  name: string
  help: string
  /** Label that tells the values apart, with a fixed and short list of values; `job` and `instance` belong to Prometheus. */
  label?: string
  /** The value, or one for each value of the label. */
  read: () => Promise<number | Record<string, number>> | number | Record<string, number>
}

const known = Symbol.for('portal.gauges')
// The server bundle and Next's bundle hold separate copies of this module and meet in globalThis.
const store = globalThis as unknown as { [known]?: Map<string, Gauge> }

const gaugeMap = () => (store[known] ??= new Map<string, Gauge>())

/** Offers a number to the measurements; the last offer under a name counts. Costs nothing until somebody reads them. */
export function provideGauge(gauge: Gauge) {
  gaugeMap().set(gauge.name, gauge)
}

/** Everything offered so far. */
export const providedGauges = (): Gauge[] => [...gaugeMap().values()]

const circuitGauge = 'portal_upstream_circuit_open'
const circuits = new Map<string, () => boolean>()

/** Shows in the measurements whether another system is being left alone. @param name fixed word such as `weather` */
export function watchCircuit(name: string, { isOpen }: { isOpen: () => boolean }) {
  circuits.set(name, isOpen)
  provideGauge({
    name: circuitGauge,
    help: 'Whether another system is left alone after five failures in a row',
    label: 'upstream',
    read: () =>
      Object.fromEntries(
        [...circuits].map(([upstream, isOpenNow]) => [upstream, Number(isOpenNow())]),
      ),
  })
}
