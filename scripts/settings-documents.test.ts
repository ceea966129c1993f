import { describe, expect, it } from 'vitest'
import { envExample, settingsTable } from './settings-documents'

/** After a change of `lib/env.ts` this test writes both files: `npx vitest run scripts/settings-documents.test.ts --update`. */
describe('documents of the settings', () => {
  it('say of every setting what lib/env.ts says', async () => {
    await expect(envExample()).toMatchFileSnapshot('../.env.example')
    await expect(settingsTable()).toMatchFileSnapshot('deploy/SETTINGS.md')
  })
})
