import { readContent } from '../read-content.ts'
import type { CatalogueFolder } from './catalogue.schema.ts'
import { PROGRAMMES } from './programmes.ts'

interface Row {
  id: number
  slug: string
  name: string
  description: string
  below?: readonly Row[] | undefined
}

/** Each programme has a folder of its own. */
const folderOf = ({ folder, slug, title, description }: (typeof PROGRAMMES)[number]): Row => ({
  id: folder,
  slug,
  name: title,
  description,
})

const rows = readContent('multimedia/folders').map(({ holdsProgrammes, ...row }): Row =>
  holdsProgrammes ? { ...row, below: PROGRAMMES.map(folderOf) } : row,
)

const referTo = ({ id, slug, name }: Row) => ({ id, slug, name })

function lay(row: Row, above?: CatalogueFolder): CatalogueFolder[] {
  const folder: CatalogueFolder = {
    ...referTo(row),
    URL: `/multimedia/folder/${row.slug}`,
    ids: above ? `${above.ids}.${row.id}` : String(row.id),
    parent: above?.id ?? null,
    subfolders: (row.below ?? []).map(referTo),
    description: row.description,
  }
  return [folder, ...(row.below ?? []).flatMap((child) => lay(child, folder))]
}

/** All folders of the multimedia tree, every parent before its children. */
export const FOLDERS: readonly CatalogueFolder[] = rows.flatMap((row) => lay(row))
