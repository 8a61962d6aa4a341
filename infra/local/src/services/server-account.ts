import { spawnSync } from 'node:child_process'
import { StartError } from '../project.ts'

/** PostgreSQL's own account on this machine. */
export interface ServerAccount {
  uid: number
  gid: number
}

/**
 * As whom the server runs where this program is root's, since it refuses to be: `postgres`; null where the program is somebody
 * else's, whose server it is then.
 * @throws StartError where there is no such account
 */
export function readServerAccount(): ServerAccount | null {
  if (process.getuid?.() !== 0) return null
  const [uid, gid] = ['-u', '-g'].map((option) =>
    Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout || Number.NaN),
  )
  if (uid === undefined || gid === undefined || Number.isNaN(uid) || Number.isNaN(gid))
    throw new StartError('There is no account «postgres»: PostgreSQL does not run as root. Install its server first.')
  return { uid, gid }
}

/** Makes a folder, and all in it, the account's own. */
export function giveFolder(folder: string, { uid, gid }: ServerAccount): void {
  const { status, stderr } = spawnSync('chown', ['-R', `${uid}:${gid}`, folder], { encoding: 'utf8' })
  if (status !== 0) throw new StartError(`${folder} could not be given to PostgreSQL's account: ${stderr}`)
}
