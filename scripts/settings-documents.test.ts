import { describe, expect, it } from 'vitest'
import { envExample, settingsTable } from './settings-documents'

/** After a change in `lib/settings` this test writes both files: `npx vitest run scripts/settings-documents.test.ts --update`. */
describe('documents of the settings', () => {
  it('say of every setting what its subject in lib/settings says', async () => {
    await expect(envExample()).toMatchFileSnapshot('../.env.example')
    await expect(settingsTable()).toMatchFileSnapshot('deploy/SETTINGS.md')
  })
})
