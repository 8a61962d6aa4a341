import type { AddressGrammar } from '@liberta/addresses/address-grammar'
import type { MultimediaList } from '@liberta/contracts/multimedia/multimedia.schema'
import { buildFolderAddress } from '../../page-definition/addresses/multimedia-address.ts'

type MediaSubject = MultimediaList['subject']

/** What a list is called, in its title and to machines. */
export function nameOfList(subject: MediaSubject): string {
  switch (subject.type) {
    case 'all':
      return 'Video e foto'
    case 'folder':
      return subject.folder.name
    case 'tag':
      return `${subject.tag.name}: video e foto`
  }
}

/** The address of one page of a list; what is in no folder is led to the television. */
export function addressOfList(grammar: AddressGrammar, subject: MediaSubject, page: number): string {
  switch (subject.type) {
    case 'all':
      return buildFolderAddress(grammar, 'teleliberta', page)
    case 'folder':
      return buildFolderAddress(grammar, subject.folder.slug, page)
    case 'tag':
      return grammar.build({ type: 'tagMultimedia', slug: subject.tag.slug, page })
  }
}
