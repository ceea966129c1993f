/** A number that is read only while metrics are collected. */
export interface Gauge {
  /** Name of the metric, such as `portal_outbox_messages`. */
  name: string
  help: string
  /** Label of the values, from a short fixed list; `job` and `instance` belong to Prometheus. */
  label?: string
  /** The value, or one for each value of the label. */
  read: () => Promise<number | Record<string, number>> | number | Record<string, number>
}

const known = Symbol.for('portal.gauges')
// The server bundle and Next's bundle hold separate copies of this module and share it through globalThis.
const store = globalThis as unknown as { [known]?: Map<string, Gauge> }

const gaugeMap = () => (store[known] ??= new Map<string, Gauge>())

/** Registers a gauge; a later one of the same name replaces it. Costs nothing until metrics are read. */
export function provideGauge(gauge: Gauge) {
  gaugeMap().set(gauge.name, gauge)
}

export const providedGauges = (): Gauge[] => [...gaugeMap().values()]

const circuitGauge = 'portal_upstream_circuit_open'
const circuits = new Map<string, () => boolean>()

/** Exports whether the circuit of an upstream is open. @param name fixed, such as `weather` */
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
