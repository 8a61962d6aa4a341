import { readCpuSeconds } from '../processes/cpu-time.ts'
import { sendRequests } from './send-requests.ts'
import type { Load } from './send-requests.ts'

/** How many requests the server answers for each second of CPU that it and its children spend on them. */
export async function measureRequestsPerCpuSecond(pid: number, load: Load): Promise<number> {
  const before = readCpuSeconds(pid)
  const answers = await sendRequests(load)
  return answers / (readCpuSeconds(pid) - before)
}
