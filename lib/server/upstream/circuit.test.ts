import { describe, expect, it } from 'vitest'
import { circuitOpenMs, createCircuit } from './circuit'

function setUp() {
  let moment = 1_000_000
  const circuit = createCircuit(() => moment)
  const fail = (times: number) => Array.from({ length: times }).forEach(() => circuit.failed())
  return { circuit, fail, pass: (ms: number) => (moment += ms) }
}

describe('createCircuit', () => {
  it('stays closed until the fifth failure in a row', () => {
    const { circuit, fail } = setUp()
    fail(4)
    expect(circuit.allows()).toBe(true)
    fail(1)
    expect(circuit.allows()).toBe(false)
  })

  it('forgets failures on a success', () => {
    const { circuit, fail } = setUp()
    fail(4)
    circuit.succeeded()
    fail(4)
    expect(circuit.allows()).toBe(true)
  })

  it('lets one call through after 30 seconds, and everybody after its success', () => {
    const { circuit, fail, pass } = setUp()
    fail(5)
    pass(circuitOpenMs - 1)
    expect(circuit.allows()).toBe(false)
    pass(1)
    expect([circuit.allows(), circuit.allows()]).toEqual([true, false])
    circuit.succeeded()
    expect([circuit.allows(), circuit.allows()]).toEqual([true, true])
  })

  it('is open from the fifth failure to the next success, and asking spends no trial', () => {
    const { circuit, fail, pass } = setUp()
    expect(circuit.isOpen()).toBe(false)
    fail(5)
    pass(circuitOpenMs)
    expect([circuit.isOpen(), circuit.isOpen(), circuit.allows()]).toEqual([true, true, true])
    circuit.succeeded()
    expect(circuit.isOpen()).toBe(false)
  })

  it('waits again when the trial fails', () => {
    const { circuit, fail, pass } = setUp()
    fail(5)
    pass(circuitOpenMs)
    expect(circuit.allows()).toBe(true)
    fail(1)
    pass(circuitOpenMs - 1)
    expect(circuit.allows()).toBe(false)
  })
})
