/** `npm run jest -- packages/italian`: Jest itself, for a file or a folder, with what jest.config.js takes for granted. */
import { runTool } from './checks/run-check.ts'
import { JEST } from './checks/run-jest.ts'

process.exitCode = await runTool([...JEST, ...process.argv.slice(2)])
