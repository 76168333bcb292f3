import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { settingsReference } from '@nordlys/core'
import { root } from './root.ts'

// `npm run settings`: writes docs/settings.md from the settings themselves.
await writeFile(join(root, 'docs/settings.md'), settingsReference())
