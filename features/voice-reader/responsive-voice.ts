/** The part of the speech service's script that the reader uses. */
export interface ResponsiveVoice {
  speak: (text: string, voice: string, options?: { onerror?: () => void }) => void
  cancel: () => void
  addEventListener: (name: 'OnReady', listener: () => void) => void
}

declare global {
  interface Window {
    responsiveVoice?: ResponsiveVoice
  }
}

const scriptAddress = (key: string) =>
  `https://code.responsivevoice.org/responsivevoice.js?key=${encodeURIComponent(key)}`

/** The script says when it is ready, but may have said so before anybody could listen. */
const readyWaitMs = 500

let loading: Promise<ResponsiveVoice> | undefined

/**
 * Fetches the speech service's script, once per page load.
 * @throws when the script cannot be loaded or is something else; the next call tries again
 */
export function loadResponsiveVoice(key: string): Promise<ResponsiveVoice> {
  loading ??= fetchScript(scriptAddress(key))
    .then(whenReady)
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

function fetchScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The speech script could not be loaded'))
    })
    document.head.append(script)
  })
}

async function whenReady(): Promise<ResponsiveVoice> {
  const service = window.responsiveVoice
  if (!service) throw new Error('The speech script holds no speech')
  await new Promise<void>((resolve) => {
    service.addEventListener('OnReady', resolve)
    setTimeout(resolve, readyWaitMs)
  })
  return service
}
