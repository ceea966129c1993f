import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'

/** What became of a request: its status, or why there was none. */
export type Outcome = number | 'no answer'

interface Seen {
  outcomes: Map<Outcome, number>
  times: RecordableHistogram
}

const ms = (nanoseconds: number) => `${Math.round(nanoseconds / 1e6).toLocaleString('en-US')} ms`
const whole = (value: number) => value.toLocaleString('en-US')

/** Counts what visitors saw, by phase of the run and kind of request. */
export function createTally() {
  const seen = new Map<string, Map<string, Seen>>()
  let phase = 'start'

  function of(kind: string): Seen {
    const kinds = seen.get(phase) ?? new Map<string, Seen>()
    seen.set(phase, kinds)
    const found = kinds.get(kind) ?? { outcomes: new Map(), times: createHistogram() }
    kinds.set(kind, found)
    return found
  }

  function line(kind: string, { outcomes, times }: Seen): string {
    const statuses = [...outcomes]
      .sort(([a], [b]) => String(a).localeCompare(String(b)))
      .map(([outcome, count]) => `${outcome} × ${whole(count)}`)
    return (
      `  ${kind.padEnd(16)} ${statuses.join(', ')}; median ${ms(times.percentile(50))}, ` +
      `p95 ${ms(times.percentile(95))}, p99 ${ms(times.percentile(99))}, most ${ms(times.max)}`
    )
  }

  return {
    /** Everything from now on belongs to this phase. */
    begin(name: string) {
      phase = name
    },
    note(kind: string, outcome: Outcome, elapsedMs: number) {
      const { outcomes, times } = of(kind)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      times.record(Math.max(1, Math.round(elapsedMs * 1e6)))
    },
    /** How many requests of a kind ended in a way that the test finds, over all phases. */
    count: (kind: string, wanted: (outcome: Outcome) => boolean) =>
      [...seen.values()].reduce(
        (sum, kinds) =>
          sum +
          [...(kinds.get(kind)?.outcomes ?? [])].reduce(
            (part, [outcome, count]) => part + (wanted(outcome) ? count : 0),
            0,
          ),
        0,
      ),
    lines: () =>
      [...seen].flatMap(([name, kinds]) => [
        name,
        ...[...kinds]
          .sort(([a], [b]) => a.localeCompare(b))
          .map(([kind, each]) => line(kind, each)),
      ]),
  }
}

export type Tally = ReturnType<typeof createTally>
export const isFailure = (outcome: Outcome) => outcome === 'no answer' || outcome >= 400
