import { createCaller } from './caller'
import type { Config } from './config'
import { openOtherPortal, type OtherPortal } from './other-portal'
import { openProvince, type Province } from './province'
import { openState, type State } from './state'

export interface Adapter {
  config: Config
  state: State
  province: Province
  other: OtherPortal
  /** Where the next look at the sent requests begins. */
  turn: { next: number }
}

/** @throws ConfigError */
export async function openAdapter(config: Config): Promise<Adapter> {
  return {
    config,
    state: await openState(config.state_folder),
    province: openProvince(config, createCaller('province', config.timeout_ms)),
    other: openOtherPortal(config, createCaller('other', config.timeout_ms)),
    turn: { next: 0 },
  }
}
