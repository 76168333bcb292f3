import { MortalProgram } from './mortal-program.ts'
import type { MortalConfig } from './platform-process.ts'

/** A platform that can be killed at any of its writes. */
export class MortalPlatform extends MortalProgram<MortalConfig> {
  constructor(config: MortalConfig) {
    super(new URL('./platform-process.ts', import.meta.url), config)
  }
}
