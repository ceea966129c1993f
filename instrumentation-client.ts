import '@/lib/polyfills'
import '@/lib/schemas/without-eval'
import { watchScripts } from '@/features/navigation/script-watch'
import { followTranslation } from '@/features/navigation/translated-page'
import { noteTransition, type TransitionKind } from '@/features/navigation/transition'

watchScripts()
followTranslation()

/** The router's only word about a page change that begins; its end is seen by <NavigationEffects>. */
export function onRouterTransitionStart(address: string, kind: TransitionKind) {
  noteTransition(address, kind)
}
