import { StartError } from '../project.ts'
import { findOnPath, installDebianPackages, mayInstallDebianPackages } from './find-redis.ts'

const WAYS_TO_GET_IT = `No java was found on PATH, and the checker of HTML cannot run without it. Ways to get it:
  Debian, Ubuntu   sudo apt-get install default-jre-headless
  Fedora           sudo dnf install java-21-openjdk-headless
  macOS            brew install openjdk`

/** The path of a Java run-time, installed first where that is possible. @throws StartError with the ways to get one. */
export function findJava(say: (line: string) => void): string {
  const found = findOnPath(['java'])
  if (found !== null) return found
  if (mayInstallDebianPackages() && installDebianPackages(['default-jre-headless'], say)) {
    const installed = findOnPath(['java'])
    if (installed !== null) return installed
  }
  throw new StartError(WAYS_TO_GET_IT)
}
