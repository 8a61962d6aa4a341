import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** `0A` of /proc/net/tcp: a socket that listens (proc_pid_net(5)). */
const LISTENS = '0A'

/** The process that listens at a TCP port of this machine; null where none does, where it is another user's, or where there is no /proc. */
export function findListener(port: number): number | null {
  const inodes = new Set(['tcp', 'tcp6'].flatMap((table) => listInodes(`/proc/net/${table}`, port)))
  if (inodes.size === 0) return null
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name) && holdsOne(Number(name), inodes)) return Number(name)
  }
  return null
}

function listInodes(file: string, port: number): string[] {
  if (!existsSync(file)) return []
  const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1)
  return rows.flatMap((row) => {
    const [, local = '', , state, , , , , , inode] = row.trim().split(/\s+/)
    const isOfPort = Number.parseInt(local.split(':').at(-1) ?? '', 16) === port
    return state === LISTENS && isOfPort && inode !== undefined ? [inode] : []
  })
}

function holdsOne(pid: number, inodes: ReadonlySet<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => {
      const inode = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1]
      return inode !== undefined && inodes.has(inode)
    })
  } catch {
    // It has ended meanwhile, or is another user's.
    return false
  }
}
