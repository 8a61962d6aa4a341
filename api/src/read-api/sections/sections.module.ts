import { Module } from '@nestjs/common'
import { SectionDirectory } from './section-directory.ts'

/** Which section a path of slugs names. */
@Module({ providers: [SectionDirectory], exports: [SectionDirectory] })
export class SectionsModule {}
