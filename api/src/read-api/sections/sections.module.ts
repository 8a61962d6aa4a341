import { Module } from '@nestjs/common'
import { SectionDirectory } from './section-directory.ts'

@Module({ providers: [SectionDirectory], exports: [SectionDirectory] })
export class SectionsModule {}
