/** Puts a program with a planted fault, or a look-alike without one, through planning and verification, and judges what they say. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseRow, readText } from '../../core/json-lines.ts';
import { compileSchema } from '../../core/schema.ts';
import { type Language, sourceNames } from '../../corpus/program-folder.ts';
import { Refusal } from '../admission/refusal.ts';
import { admitSmallCase } from '../admit-small-case.ts';
import { checkSource } from '../check-source.ts';
import schema from '../schemas/planted-program.schema.json' with { type: 'json' };
import type { PlantedProgram } from '../schemas/planted-program.ts';
import type { PlantedVerdict } from '../schemas/planted-verdict.ts';

const factsSchema = compileSchema<PlantedProgram>(schema);

/** Folders of all planted programs, Python first, by name. */
export function plantedFolders(): string[] {
  return (['python', 'cpp'] as const).flatMap((language) => {
    const directory = join(import.meta.dirname, language);
    return readdirSync(directory)
      .sort()
      .map((name) => join(directory, name));
  });
}

/** Throws Unfinished, and MidrunError for a folder that is not as it should be. */
export async function judgePlanted(folder: string): Promise<PlantedVerdict> {
  const language: Language = existsSync(join(folder, sourceNames.python)) ? 'python' : 'cpp';
  const factsFile = join(folder, 'planted.json');
  const facts = parseRow(readText(factsFile), factsFile, 1, factsSchema);
  const [source, short, long] = [sourceNames[language], 'short.txt', 'long.txt'].map((name) =>
    readText(join(folder, name)),
  ) as [string, string, string];
  const refusal = await refusalFor(language, source, short, long);
  return {
    program: basename(folder),
    language,
    fault: facts.fault,
    verdict: verdictOn(facts, refusal),
    code: refusal?.code ?? null,
    probe: refusal?.probe ?? null,
  };
}

async function refusalFor(
  language: Language,
  source: string,
  short: string,
  long: string,
): Promise<Refusal | undefined> {
  try {
    await checkSource(language, source);
    await admitSmallCase({ language, source, short, long });
    return undefined;
  } catch (problem) {
    if (problem instanceof Refusal) return problem;
    throw problem;
  }
}

function verdictOn({ fault, codes }: PlantedProgram, refusal: Refusal | undefined): PlantedVerdict['verdict'] {
  if (fault === null) return refusal === undefined ? 'passed' : 'false_alarm';
  if (refusal === undefined) return 'missed';
  return codes.includes(refusal.code) ? 'found' : 'wrong_code';
}
