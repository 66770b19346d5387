/**
 * Finds what another compiler and another standard library do otherwise: the order of unordered containers, of equal elements after a
 * sort, of the arguments of a call. Runs where clang++ is installed. How many statements a search takes may follow such an order.
 */
import { Refusal } from '../../admission/refusal.ts';
import { findDifference } from '../../admission/same-run.ts';
import { lengths, type Subject } from '../../admission/subject.ts';
import type { Probe } from '../../program-under-test.ts';
import { findClang } from '../../toolchain/clang.ts';
import type { AuditProbe } from '../probe.ts';

const both: Probe = { name: 'clang++ with libc++', flavour: 'libc++', traceMayDiffer: true };
const compilerAlone: Probe = { name: 'clang++ with libstdc++', flavour: 'libstdc++', traceMayDiffer: true };

export const anotherLibrary: AuditProbe = {
  name: 'another library',
  code: 'implementation_defined',
  async run(subject) {
    const { program } = subject;
    const clang = await findClang();
    if (clang === undefined) return [{ name: both.name, notRun: 'clang++ is not installed' }];
    if ((await program.canBuild?.('libc++')) === true) {
      if (!(await agrees(subject, both))) await refuse(subject);
      return [{ name: both.name }];
    }
    const missing = { name: both.name, notRun: clang.hasLibcxx ? 'it does not compile so' : 'libc++ is not installed' };
    if ((await program.canBuild?.('libstdc++')) !== true) {
      return [missing, { name: compilerAlone.name, notRun: 'it does not compile so' }];
    }
    if (!(await agrees(subject, compilerAlone))) {
      throw new Refusal('toolchain_sensitive', { compiler: clang.identity }, compilerAlone.name);
    }
    return [missing, { name: compilerAlone.name }];
  },
};

/** One more build, to tell which of the two it was. */
async function refuse(subject: Subject): Promise<never> {
  const canTell = (await subject.program.canBuild?.('libstdc++')) === true;
  if (canTell && !(await agrees(subject, compilerAlone))) {
    throw new Refusal('toolchain_sensitive', { differs_with: compilerAlone.name }, compilerAlone.name);
  }
  throw new Refusal('implementation_defined', { differs_with: both.name }, both.name);
}

async function agrees(subject: Subject, way: Probe): Promise<boolean> {
  for (const length of lengths) {
    const difference = findDifference(await subject.observed(length), await subject.observeUnder(length, way), way);
    if (difference !== undefined) return false;
  }
  return true;
}
