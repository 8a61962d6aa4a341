import { z } from 'zod'

const publishedSchema = z.object({ id: z.number() })

/** Publishes a story that leads the home page, through the control interface of the CMS stand-in (docs/naxos.md); its id. @throws with what that said */
export async function publishStory(standIn: string, title: string): Promise<number> {
  const answer = await fetch(`${standIn}/_control/stories`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title, section: 'cronaca', lead: true }),
  })
  if (!answer.ok) throw new Error(`publishing answers ${answer.status}: ${await answer.text()}`)
  return publishedSchema.parse(await answer.json()).id
}

/** Takes it out of the paper again. */
export async function withdrawStory(standIn: string, id: number): Promise<void> {
  await fetch(`${standIn}/_control/stories/${id}`, { method: 'DELETE' })
}
